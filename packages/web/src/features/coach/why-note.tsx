// Explains on request why a bot moved as it did: compares its move with the best others, in worlds that are possible
// for the viewer.

import { useSignal } from '@preact/signals'
import type { Brought, MoveLine, Suggestion } from '@wayfare/bots/coach'
import type { Eyes, Fact } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo } from 'preact/hooks'
import { isPhone } from '../../base/browser/media.ts'
import { say } from '../../base/i18n/index.ts'
import { Bubble } from '../../base/ui/bubble.tsx'
import { withAncestors } from '../../base/ui/element-meanings.ts'
import { partsOf } from '../../base/ui/screen-parts.ts'
import { EARLY, gainsOf, sayGains } from '../../board-kit/suggestion-verdict.ts'
import { rememberCoached, wouldCount } from '../../client/table/coached-tables.ts'
import type { BotTurn } from './bot-turn.ts'
import { makeCoachClient } from './coach-client.ts'
import type { Advice } from './messages.ts'
import type { Subject, WhyProps } from './why-marks.tsx'
import { innerQuotes, nameOnce } from './why-words.ts'

type TurnAnalysis = { readonly eyes: Eyes; readonly advice: Advice | null; readonly brings?: readonly Brought[] | null }

/** Analyses the turn while the note is open; null if nothing can be said about it. */
function useReasons({ source, shown: { info } }: WhyProps, turn: BotTurn | null): TurnAnalysis | null {
  const said = useSignal<TurnAnalysis | null>(turn && { eyes: 'spectator', advice: null })
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

export function WhyNote({ by, turn, facts, mark, close, ...props }: WhyProps & Subject & { close(): void }) {
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

/**
 * The box beside which the note is placed: the log column, so that the log stays visible. On a phone it is the log
 * line, and the note is above it.
 */
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
function sentences(
  said: TurnAnalysis | null,
  moveSaid: (way: MoveLine) => string,
  speaker: GameSpeaker,
): string | null {
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
