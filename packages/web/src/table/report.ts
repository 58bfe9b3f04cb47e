// A problem, with all that is needed to see it again: saved as a file, sent nowhere.

import type { Picture } from '@wayfare/protocol'
import { saveFile } from '../app/save-file.ts'
import type { Shown, TableSource } from './source.ts'

export async function saveReport(source: TableSource, { info, seat, n }: Shown, picture: Picture): Promise<void> {
  const log = await source.log().catch((error: Error) => error.message)
  const report = {
    table: info.id,
    game: info.game,
    version: info.version,
    options: info.options,
    seat,
    told: n,
    question: picture.question,
    offered: picture.options.length,
    browser: navigator.userAgent,
    log,
  }
  saveFile(`wayfare-report-${info.id}.json`, JSON.stringify(report, null, 2), 'application/json')
}
