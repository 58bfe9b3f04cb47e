// Why a bot moved, on request: its move beside the best others, in worlds that whoever asks could believe.

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

/** What was asked about, and where that stands on the screen. */
type Asked = {
  readonly by: number
  readonly deed: BotTurn | null
  /** What the log tells of it. */
  readonly facts: readonly Fact[]
  readonly mark: Element
}

export function WhyNote(props: WhyProps) {
  const asked = useSignal<Asked | null>(null)
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    logMark.value = (about) => {
      const by = botIn(now.current, about)
      if (by === undefined) return null
      const open = ({ currentTarget }: Event) => {
        const { told } = now.current.shown
        const deed =
          'seat' in about
            ? lastBotTurn(told, by)
            : botTurnAt(told, about.entry.n, by, before(now.current.entries, about.entry))
        const facts = toldOf(now.current.entries, by, deed, 'entry' in about ? about.entry : undefined)
        asked.value = { by, deed, facts, mark: currentTarget as Element }
      }
      const label = say('coach.whyOf', { name: now.current.names[by] as string })
      // What it costs is told before it is asked.
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
  const close = useMemo(() => () => (asked.value = null), [])
  return asked.value && <Note key={asked.value} {...props} {...asked.value} close={close} />
}

/** The bot whose move it is about, if it is about one. What all did at the same time is told in one entry. */
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

/** What happened by it; what it was paid with is no gain. */
function toldOf(entries: readonly LogEntry[], by: number, deed: BotTurn | null, entry: LogEntry | undefined): Fact[] {
  const own = deed
    ? entries.filter(({ n, undone }) => !undone && n >= deed.at && n <= deed.until)
    : entry
      ? [entry]
      : []
  return own.flatMap(({ facts }) => facts).filter(({ k, seat }) => seat === by && k !== 'paid')
}

const before = (entries: readonly LogEntry[], { n }: LogEntry): number => entries.findLast((one) => one.n < n)?.n ?? 0

type Said = { readonly eyes: Eyes; readonly advice: Advice | null; readonly brings?: readonly Brought[] | null }

/** Thinks as long as it is open. null: there is nothing that could be said. */
function useReasons({ source, shown: { info } }: WhyProps, deed: BotTurn | null): Said | null {
  const said = useSignal<Said | null>(deed && { eyes: 'spectator', advice: null })
  useEffect(() => {
    if (!deed) return
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
      .world({ at: deed.at, by: deed.by })
      .catch(() => null)
      .then((dealt) => {
        if (left) return
        said.value = dealt && { eyes: dealt.eyes, advice: null }
        const { game, version } = info
        if (dealt) head.send({ ask: { what: 'made', game, version, seat: deed.by, moves: deed.moves, ...dealt } })
      })
    return () => {
      left = true
      head.dispose()
    }
  }, [])
  return said.value
}

function Note({ by, deed, facts, mark, close, ...props }: WhyProps & Asked & { close(): void }) {
  const { names, speaker, shown } = props
  const uncounts = useMemo(() => wouldCount(shown.info), [])
  const said = useReasons(props, deed)
  const phone = isPhone.value
  const advice = said?.advice
  const made = advice?.courses[0]
  const name = names[by] as string
  const moveSaid = ({ main }: MoveLine) => speaker.sayMove({ move: main })
  const text = sentences(said, moveSaid, speaker)
  const brought = said?.brings ? broughtText(said.brings, speaker) : null
  // Where it stands depends on how much it says.
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

/** Beside the column that tells of it, so that all of that stays in sight. On a phone above the line: undo and the hand are below. */
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

/** null: it is too early to say. */
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
