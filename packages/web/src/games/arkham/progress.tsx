// Rounds and phases, and after the tenth round the steps of the end.

import { ROUNDS } from '@wayfare/arkham/rounds'
import { standsFor } from '../../base/ui/element-meanings.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icons.tsx'
import { isEnd, type Props, questionOp } from './props.ts'
import { wordsOf } from './words.ts'
import './panels.css'
import './panels-progress.css'

const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1)

type Phase = 'shop' | 'dice' | 'quarter' | 'tourists' | 'route' | 'close' | 'final' | 'madness' | 'encounter' | 'score'
const PHASES: readonly (readonly [Phase, IconName])[] = [
  ['shop', 'shop'],
  ['dice', 'dice'],
  ['quarter', 'quarter'],
  ['tourists', 'tourists'],
  ['route', 'pencil'],
  ['close', 'close'],
]
const END: readonly (readonly [Phase, IconName])[] = [
  ['final', 'task'],
  ['madness', 'madness'],
  ['encounter', 'horror'],
  ['score', 'star'],
]

const PHASE_OF: Readonly<Record<string, Phase>> = {
  'pick-die': 'dice',
  'remove-die': 'dice',
  'take-die': 'dice',
  'pick-own': 'dice',
  'pick-two': 'dice',
  'choose-quarter': 'quarter',
  'fallback-tourist': 'tourists',
  'extra-tourist': 'tourists',
  correct: 'tourists',
  redraw: 'tourists',
  draw: 'route',
  'name-route': 'final',
  madness: 'final',
  'route-step': 'final',
  tomes: 'encounter',
  'choose-strike': 'encounter',
  'choose-drowned': 'encounter',
  'choose-devoured': 'encounter',
}

/** The viewer has no question because they have closed the round, and the questions of others are hidden. */
function phaseWhileWaiting(round: number, ended: boolean): Phase | undefined {
  if (ended) return 'final'
  return round > 0 ? 'close' : undefined
}

export function Progress(props: Props) {
  const { view, speaker, picture } = props
  const words = wordsOf(speaker)
  const ended = isEnd(props)
  const phase: Phase | undefined = picture.over
    ? 'score'
    : (PHASE_OF[questionOp(props) ?? ''] ?? phaseWhileWaiting(view.round, ended))
  const phases = ended ? END : PHASES
  const now = phases.findIndex(([id]) => id === phase)
  return (
    <div class="ark-progress">
      <ol
        class="ark-rounds"
        {...standsFor({ about: 'round' })}
        aria-label={words.say('progress.of', { round: view.round })}
      >
        <li class="ark-label" aria-hidden="true">
          {words.say('progress.round')}
        </li>
        {NUMBERS.map((round) => {
          const look = round < view.round || ended ? 'past' : round === view.round ? 'now' : ''
          return (
            <li key={round} class={`ark-step ${look}`} {...(look === 'now' ? { 'aria-current': 'step' as const } : {})}>
              {round}
            </li>
          )
        })}
      </ol>
      <ol class="ark-phases">
        {phases.map(([id, icon], i) => (
          <li
            key={id}
            class={i < now ? 'done' : i === now ? 'now' : ''}
            {...(i === now ? { 'aria-current': 'step' as const } : {})}
          >
            <Icon name={icon} size={15} />
            <span>{words.say(`progress.${id}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
