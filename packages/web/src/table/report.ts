// A problem, with all that is needed to see it again: saved as a file, sent nowhere.

import type { Picture } from '@wayfare/protocol'
import { get } from '../net/api.ts'
import type { Shown } from './source.ts'

export async function saveReport({ info, seat, n }: Shown, picture: Picture): Promise<void> {
  const log = await get<string>(`/tables/${info.id}/log`).catch((error: Error) => error.message)
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
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }))
  link.download = `wayfare-report-${info.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
