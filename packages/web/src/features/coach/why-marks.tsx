// The marks beside the moves of bots, in the log and by their names. A press on one asks why.

import { useSignal } from '@preact/signals'
import type { Fact } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { LogEntry } from '../../board-kit/log-lines.ts'
import { type About, logMark } from '../../board-kit/log-mark.ts'
import { wouldCount } from '../../client/table/coached-tables.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { type BotTurn, botTurnAt, lastBotTurn, movesOf } from './bot-turn.ts'
import './why-note.css'

export type WhyProps = {
  readonly source: TableSource
  readonly shown: Shown
  readonly speaker: GameSpeaker
  readonly names: readonly string[]
  readonly entries: readonly LogEntry[]
}

/** The bot turn to explain, and the element on the screen that was pressed. */
export type Subject = {
  readonly by: number
  readonly turn: BotTurn | null
  /** The facts that the log tells about that turn. */
  readonly facts: readonly Fact[]
  readonly mark: Element
}

const loadNote = async () => (await import('./why-note.tsx')).WhyNote

export function WhyMarks(props: WhyProps) {
  const subject = useSignal<Subject | null>(null)
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    logMark.value = (about) => {
      const by = botIn(now.current, about)
      if (by === undefined) return null
      const open = ({ currentTarget }: Event) => {
        const { told } = now.current.shown
        const turn =
          'seat' in about
            ? lastBotTurn(told, by)
            : botTurnAt(told, about.entry.n, by, before(now.current.entries, about.entry))
        const facts = factsOf(now.current.entries, by, turn, 'entry' in about ? about.entry : undefined)
        subject.value = { by, turn, facts, mark: currentTarget as Element }
      }
      const label = say('coach.whyOf', { name: now.current.names[by] as string })
      // The tooltip warns before the press that using the coach makes the game uncounted.
      const title = wouldCount(now.current.shown.info) ? `${label} ${say('coach.uncounted')}` : label
      return (
        <button type="button" class="why-mark" aria-label={label} title={title} onClick={open}>
          {'seat' in about ? say('coach.why') : <Icon name="help" size={16} />}
        </button>
      )
    }
    return () => {
      logMark.value = null
    }
  }, [])
  const close = useMemo(() => () => (subject.value = null), [])
  const Note = useLoaded(subject.value !== null, loadNote)
  return Note && subject.value && <Note key={subject.value} {...props} {...subject.value} close={close} />
}

/**
 * The seat of the bot that the log entry is about, if any. Moves that all made at the same time share one log entry.
 */
function botIn({ shown: { info, told }, entries }: WhyProps, about: About): number | undefined {
  const isBot = (seat: number | null) => seat !== null && info.seats[seat]?.bot != null
  if ('seat' in about) return isBot(about.seat) && lastBotTurn(told, about.seat) ? about.seat : undefined
  const { by, n } = about.entry
  if (by !== null && isBot(by)) {
    const since = before(entries, about.entry)
    if (told.some((one) => one.n > since && one.n <= n && movesOf(one, by).length > 0)) return by
  }
  const row = told.find((one) => one.n === n)
  return [...info.seats.keys()].find((seat) => isBot(seat) && row && movesOf(row, seat).length > 1)
}

/** The facts of a bot turn for its own seat, without payments. */
function factsOf(entries: readonly LogEntry[], by: number, turn: BotTurn | null, entry: LogEntry | undefined): Fact[] {
  const own = turn
    ? entries.filter(({ n, undone }) => !undone && n >= turn.at && n <= turn.until)
    : entry
      ? [entry]
      : []
  return own.flatMap(({ facts }) => facts).filter(({ k, seat }) => seat === by && k !== 'paid')
}

const before = (entries: readonly LogEntry[], { n }: LogEntry): number => entries.findLast((one) => one.n < n)?.n ?? 0
