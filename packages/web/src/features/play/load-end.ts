import { withWords } from '../../base/i18n/index.ts'
import type { EndParts, PlayAddOn } from '../../board-kit/add-on.ts'

/** Loads the end screen with the parts that features add. If such a part cannot be loaded, the rest is shown. */
export async function loadEnd(addOns: readonly PlayAddOn[]) {
  const [{ EndScreen }, ...endParts] = await Promise.all([
    withWords(import('./show-text/index.ts'), import('./end-screen.tsx')),
    ...addOns.map(async (one): Promise<EndParts> => (await one.endParts?.().catch(() => null)) ?? {}),
  ])
  return { EndScreen, endParts }
}
