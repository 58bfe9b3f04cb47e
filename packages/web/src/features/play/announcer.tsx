// Announces events to screen readers: the moves of others and what follows from them, people who come and go, and
// players who leave their seat to a bot.

import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
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
  const tell = useMemo(
    () =>
      joining((text) => {
        said.value = text
      }),
    [],
  )
  useEffect(() => () => tell.dispose(), [])
  const heard = useRef(shown.n)
  useEffect(() => {
    const fresh = entries.filter(({ n, undone }) => n > heard.current && !undone)
    heard.current = shown.n
    const lines = fresh.flatMap(({ text, under }) => [text, ...under.map((line) => line.text)])
    tell(lines.slice(0, MOST))
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
    tell(news)
  }, [seats.join()])

  const players = useRef(shown.info.seats)
  useEffect(() => {
    const news = seatNews(players.current, shown.info, names, source.mine.peek())
    players.current = shown.info.seats
    tell(news)
  }, [shown.info.seats])

  return (
    <p class="visually-hidden" role="log" aria-live="polite" aria-label={say('table.news')}>
      {said.value}
    </p>
  )
}

/** An announcement that comes sooner would cut off the one being read. */
const PAUSE_MS = 700

/** Announces lines at once. Those that follow too soon are announced together, each once and in order. */
function joining(say: (text: string) => void) {
  let waiting: string[] = []
  let said = -PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const sayAll = () => {
    timer = undefined
    said = performance.now()
    say(waiting.join(' '))
    waiting = []
  }
  const tell = (lines: readonly string[]) => {
    if (lines.length === 0) return
    waiting.push(...lines)
    const pause = said + PAUSE_MS - performance.now()
    if (pause <= 0) sayAll()
    else timer ??= setTimeout(sayAll, pause)
  }
  return Object.assign(tell, { dispose: () => clearTimeout(timer) })
}
