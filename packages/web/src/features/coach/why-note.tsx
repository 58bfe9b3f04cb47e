// Explains on request why a bot moved as it did: compares its move with the best others, in worlds that are possible for the viewer.

import { useSignal } from '@preact/signals'
import type { Brought, MoveLine, Suggestion } from '@wayfare/bots/coach'
import type { Eyes, Fact } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { isPhone } from '../../base/browser/media.ts'
import { say } from '../../base/i18n/index.ts'
import { Bubble } from '../../base/ui/bubble.tsx'
import { withAncestors } from '../../base/ui/element-meanings.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { partsOf } from '../../base/ui/screen-parts.ts'
import type { LogEntry } from '../../board-kit/log-lines.ts'
import { type About, logMark } from '../../board-kit/log-mark.ts'
import { EARLY, gainsOf, sayGains } from '../../board-kit/suggestion-verdict.ts'
import { rememberCoached, wouldCount } from '../../client/table/coached-tables.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { type BotTurn, botTurnAt, lastBotTurn, movesOf } from './bot-turn.ts'
import { makeCoachClient } from './coach-client.ts'
import type { Advice } from './messages.ts'
import { innerQuotes, nameOnce } from './why-words.ts'
import './why-note.css'

export type WhyProps = {
  readonly source: TableSource
  readonly shown: Shown
  readonly speaker: GameSpeaker
  readonly names: readonly string[]
  readonly entries: readonly LogEntry[]
}

/** The bot turn to explain, and the element on the screen that was pressed. */
type Subject = {
  readonly by: number
  readonly turn: BotTurn | null
  /** What the log says happened in that turn. */
  readonly facts: readonly Fact[]
  readonly mark: Element
}

export function WhyNote(props: WhyProps) {
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
  return subject.value && <Note key={subject.value} {...props} {...subject.value} close={close} />
}

/** The seat of the bot that the log entry is about, if any. Moves that all made at the same time share one log entry. */
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

type Said = { readonly eyes: Eyes; readonly advice: Advice | null; readonly brings?: readonly Brought[] | null }

/** Analyses the turn while the note is open. null: nothing can be said about it. */
function useReasons({ source, shown: { info } }: WhyProps, turn: BotTurn | null): Said | null {
  const said = useSignal<Said | null>(turn && { eyes: 'spectator', advice: null })
  useEffect(() => {
    if (!turn) return
    let left = false
    const head = makeCoachClient(
      (advice) => {
        if (said.value && 'ways' in advice) said.value = { brings: advice.brings ?? null, ...said.value, advice }
      },
      () => {
        said.value = null
      },
    )
    if (info.status === 'running') rememberCoached(info.id)
    source
      .world({ at: turn.at, by: turn.by })
      .catch(() => null)
      .then((dealt) => {
        if (left) return
        said.value = dealt && { eyes: dealt.eyes, advice: null }
        const { game, version } = info
        if (dealt) head.send({ ask: { what: 'made', game, version, seat: turn.by, moves: turn.moves, ...dealt } })
      })
    return () => {
      left = true
      head.dispose()
    }
  }, [])
  return said.value
}

function Note({ by, turn, facts, mark, close, ...props }: WhyProps & Subject & { close(): void }) {
  const { names, speaker, shown } = props
  const uncounts = useMemo(() => wouldCount(shown.info), [])
  const said = useReasons(props, turn)
  const phone = isPhone.value
  const advice = said?.advice
  const made = advice?.courses[0]
  const name = names[by] as string
  const moveSaid = ({ main }: MoveLine) => speaker.sayMove({ move: main })
  const text = sentences(said, moveSaid, speaker)
  const brought = said?.brings ? broughtText(said.brings, speaker) : null
  // The position is computed again when the text changes, because its height does.
  const place = useMemo(() => placeOf(mark, phone), [text, made, brought, phone])
  return (
    <Bubble
      kind="question"
      class="why-note"
      at={place}
      side={phone ? 'above' : 'left'}
      onClose={close}
      closeLabel={say('app.close')}
      heading={made ? `${say('words.label', { label: name })} ${moveSaid(made)}` : say('coach.whyOf', { name })}
    >
      {facts.length > 0 && <p class="why-facts">{factsText(facts, name, speaker)}</p>}
      {brought && <p>{brought}</p>}
      <p role="status">{text ?? say('coach.whySeeks')}</p>
      {said && (advice?.done ?? 0) < 1 && (
        <progress max={1} value={advice?.done ?? 0} aria-label={say('coach.progress')} />
      )}
      {said && (
        <small>
          {said.eyes === by && shown.seat !== by ? say('coach.whySaw', { name }) : say('coach.whySees')}{' '}
          {advice && advice.worlds > 0 && say('coach.worlds', { count: advice.worlds })}
        </small>
      )}
      {said && uncounts && <small>{say('coach.uncounted')}</small>}
    </Bubble>
  )
}

/** The box to put the note beside: the log column, so that the log stays visible. On a phone the log line, with the note above it. */
function placeOf(mark: Element, phone: boolean): DOMRect {
  const { top, height } = mark.getBoundingClientRect()
  const around = phone
    ? withAncestors(mark).find((one) => one instanceof HTMLLIElement)
    : partsOf('log', 'side').find((part) => part.contains(mark))
  const beside = around?.getBoundingClientRect()
  if (!beside) return mark.getBoundingClientRect()
  return phone ? beside : new DOMRect(beside.left, top, beside.width, height)
}

const factsText = (facts: readonly Fact[], name: string, speaker: GameSpeaker): string =>
  nameOnce(
    facts.map((fact) => speaker.sayFact(fact)),
    name,
    (told, next) => say('coach.whyNext', { told, next }),
  )

const broughtText = (brings: readonly Brought[], speaker: GameSpeaker): string =>
  brings.length > 0 ? say('coach.whyBrings', { parts: sayGains(brings, speaker) }) : say('coach.whyBringsNone')

/** The explanation in sentences; null while the analysis is too shallow.  */
function sentences(said: Said | null, moveSaid: (way: MoveLine) => string, speaker: GameSpeaker): string | null {
  if (!said) return say('coach.whyHidden')
  const { advice } = said
  if (!advice || (advice.done < 1 && advice.worlds < EARLY)) return null
  const [made] = advice.courses
  if (!made) return say('coach.whyHidden')
  const own = advice.ways.find(({ main }) => main === made.main)
  const other = advice.ways.find((way) => way !== own)
  if (!own || !other) return say('coach.whyOnly')
  const lead = own.behind ?? (other.behind as NonNullable<Suggestion['behind']>)
  const points = Math.round(lead.value)
  const terms = { other: innerQuotes(moveSaid(other), speaker.language), points }
  const close = lead.close || points === 0
  if (close && advice.done < 1) return null
  const first = say(close ? 'coach.whyClose' : own.behind ? 'coach.whyBehind' : 'coach.whyAhead', terms)
  const { more, less } = gainsOf(own)
  const [low, high] = [Math.round(lead.low), Math.round(lead.high)]
  return [
    first,
    ...(close || low === high ? [] : [say('coach.whyUnsure', { low, high })]),
    ...(more.length > 0 ? [say('coach.whyMore', { parts: sayGains(more, speaker) })] : []),
    ...(less.length > 0 ? [say('coach.whyLess', { parts: sayGains(less, speaker) })] : []),
  ].join(' ')
}
