import type { HelpSheet, PlayAddOn } from '../../board-kit/add-on.ts'
import { HelpDialog } from './help-dialog.tsx'

/** The help dialog, with the sheet that a feature shows in it. Without the sheet it lists the keys all the same. */
export async function loadHelp(addOns: readonly PlayAddOn[], game: string) {
  const sheets = await Promise.all(
    addOns.map(async (one): Promise<HelpSheet | null> => (await one.helpSheet?.(game).catch(() => null)) ?? null),
  )
  return { HelpDialog, sheet: sheets.find((one) => one !== null) ?? null }
}
