// Rounds and phases, for the bar at the top.

import { ROUNDS } from '@wayfare/darwin/tables'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'
import './progress.css'

/** Of a round; those that nobody decides in are over before they can be shown. */
const PHASES = ['actions', 'order', 'rewards', 'refresh'] as const

export function Progress({ view, speaker }: Props) {
  const words = wordsOf(speaker)
  const { round, phase } = view
  const pips = Array.from({ length: ROUNDS }, (_, i) => i + 1)
  const now = words.say(`rounds.${phase}`)
  return (
    <div class="dar-progress" role="img" aria-label={words.say('rounds.said', { round, of: ROUNDS, phase: now })}>
      <span class="round">
        {words.say('rounds.word')} <b>{words.say('rounds.of', { round, of: ROUNDS })}</b>
      </span>
      <span class="pips">
        {pips.map((pip) => (
          <i key={pip} class={pip === round && phase !== 'over' ? 'now' : pip <= round ? 'past' : ''} />
        ))}
      </span>
      <span class="phases">
        {phase === 'setup' || phase === 'over' ? (
          <span class="now">{now}</span>
        ) : (
          PHASES.map((one) => (
            <span key={one} class={one === phase ? 'now' : ''}>
              {words.say(`rounds.${one}`)}
            </span>
          ))
        )}
      </span>
    </div>
  )
}
