// Says aloud what happens: others' moves and what they set off, who comes and goes, and who leaves their seat to a bot.

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

/** Sooner, what is being read would be cut off. */
const PAUSE_MS = 700

/** Says lines at once, and those that come too soon after others together, each once and in their order. */
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
