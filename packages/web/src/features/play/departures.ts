// Finds players who left their seat to a bot. The log shows it in its place, and a notice appears when it happens.

import type { TableInfo } from '@wayfare/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'

export type Departure = { readonly seat: number; readonly at: number; readonly text: string }

export function departuresOf({ seats }: TableInfo, names: readonly string[]): readonly Departure[] {
  return seats
    .flatMap(({ gone, goneAt }, seat) =>
      gone && goneAt !== undefined
        ? [{ seat, at: goneAt, text: say(`company.${gone}`, { name: names[seat] ?? '' }) }]
        : [],
    )
    .sort((a, b) => a.at - b.at)
}

type Seats = TableInfo['seats']

/** Says in sentences which seats have passed from a bot, to one or back, except for the viewer's own. */
export function seatNews(
  before: Seats,
  { seats }: TableInfo,
  names: readonly string[],
  mine: readonly number[],
): string[] {
  return seats.flatMap(({ gone, tookOver }, seat) => {
    if (tookOver && before[seat]?.kind === 'bot' && !mine.includes(seat))
      return [say('company.tookOver', { name: names[seat] ?? '' })]
    const was = before[seat]?.gone ?? null
    if (gone === was || mine.includes(seat)) return []
    return [say(`company.${gone ?? 'back'}`, { name: names[seat] ?? '' })]
  })
}

export function useSeatNews(info: TableInfo, names: readonly string[], mine: readonly number[]): void {
  const before = useRef(info.seats)
  useEffect(() => {
    for (const text of seatNews(before.current, info, names, mine)) showToast({ text, icon: 'door' })
    before.current = info.seats
  }, [info.seats])
}
