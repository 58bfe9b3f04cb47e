// Says aloud what happens: others' moves and what they set off, who comes and goes, and who leaves their seat to a bot.

import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import type { LogEntry } from '../../board-kit/log-lines.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { seatNews } from './departures.ts'

const MOST = 6

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly entries: readonly LogEntry[]
  readonly names: readonly string[]
}

export function Announcer({ source, shown, entries, names }: Props) {
  const said = useSignal('')
  const heard = useRef(shown.n)
  useEffect(() => {
    const fresh = entries.filter(({ n, undone }) => n > heard.current && !undone)
    heard.current = shown.n
    const lines = fresh.flatMap(({ text, under }) => [text, ...under.map((line) => line.text)])
    if (lines.length > 0) said.value = lines.slice(0, MOST).join(' ')
  }, [entries])

  const { seats } = source.presence.value
  const people = useRef<readonly boolean[]>([])
  useEffect(() => {
    const news = seats.flatMap((here, seat) => {
      const was = people.current[seat]
      if (was === undefined || was === here || seat === shown.seat) return []
      return [say(here ? 'table.cameBack' : 'table.wentAway', { name: names[seat] as string })]
    })
    people.current = seats
    if (news.length > 0) said.value = news.join(' ')
  }, [seats.join()])

  const players = useRef(shown.info.seats)
  useEffect(() => {
    const news = seatNews(players.current, shown.info, names, source.mine.peek())
    players.current = shown.info.seats
    if (news.length > 0) said.value = news.join(' ')
  }, [shown.info.seats])

  return (
    <p class="visually-hidden" role="log" aria-live="polite" aria-label={say('table.news')}>
      {said.value}
    </p>
  )
}
