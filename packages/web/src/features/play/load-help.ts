import type { HelpSheet, PlayAddOn } from '../../board-kit/add-on.ts'
import { HelpDialog } from './help-dialog.tsx'

/**
 * Loads the help dialog with the sheet that a feature shows in it. If the sheet cannot be loaded, the dialog lists the
 * keys.
 */
export async function loadHelp(addOns: readonly PlayAddOn[], game: string) {
  const sheets = await Promise.all(
    addOns.map(async (one): Promise<HelpSheet | null> => (await one.helpSheet?.(game).catch(() => null)) ?? null),
  )
  return { HelpDialog, sheet: sheets.find((one) => one !== null) ?? null }
}
