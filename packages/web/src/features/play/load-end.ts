import { withWords } from '../../base/i18n/index.ts'
import type { EndParts, PlayAddOn } from '../../board-kit/add-on.ts'

/** The end of a game, with what features add to it. Without what a feature adds it is shown all the same. */
export async function loadEnd(addOns: readonly PlayAddOn[]) {
  const [{ EndScreen }, ...endParts] = await Promise.all([
    withWords(import('./show-text/index.ts'), import('./end-screen.tsx')),
    ...addOns.map(async (one): Promise<EndParts> => (await one.endParts?.().catch(() => null)) ?? {}),
  ])
  return { EndScreen, endParts }
}
