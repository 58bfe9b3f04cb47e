// Saves a problem report as a file, with everything needed to reproduce the problem. Nothing is sent.

import type { Picture } from '@wayfare/protocol'
import { saveFile } from '../../base/browser/save-file.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'

export async function saveReport(
  source: TableSource,
  { info, seat, n, told }: Shown,
  picture: Picture,
  text: string,
): Promise<void> {
  const log = await source.log().catch((error: Error) => error.message)
  const report = {
    text,
    table: info.id,
    game: info.game,
    version: info.version,
    options: info.options,
    seat,
    n,
    question: picture.question,
    offered: picture.options.length,
    browser: navigator.userAgent,
    // The log is secret while the game goes on; then the report has the rows this seat was shown.
    log,
    told,
  }
  saveFile(`wayfare-report-${info.id}.json`, JSON.stringify(report, null, 2), 'application/json')
}
