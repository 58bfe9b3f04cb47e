// Rounds, phases and the order of turns, for the bar at the top.

import { goalTile, ROUNDS } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { goalBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { claimsOf, Flag, nameOf } from './desk-rest.tsx'
import { Icon } from './icon.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'
import './progress.css'

/** The phases of a round that are shown. Phases without a decision are over before they could be seen. */
const PHASES = ['actions', 'order', 'rewards', 'refresh'] as const

export function Progress(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const { round, phase } = view
  const pips = Array.from({ length: ROUNDS }, (_, i) => i + 1)
  const now = words.say(`rounds.${phase}`)
  // The goal is repeated here because a phone shows only a part of the chart.
  const goal = phase === 'setup' || phase === 'over' ? undefined : view.goals[round - 1]
  return (
    <>
      <div
        class="dar-progress"
        {...standsFor({ about: 'round' })}
        role="img"
        aria-label={words.say('rounds.said', { round, of: ROUNDS, phase: now })}
      >
        <span class="round">
          {words.say('rounds.word')} <b>{words.say('rounds.of', { round, of: ROUNDS })}</b>
        </span>
        <span class="pips">
          {pips.map((pip) => (
            <i key={pip} class={pip === round && phase !== 'over' ? 'now' : pip <= round ? 'past' : ''} />
          ))}
        </span>
        {goal && (
          <span class="goal" {...standsFor({ about: goal })}>
            <Bits of={goalBits(goalTile(goal))} size={18} />
          </span>
        )}
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
      {phase !== 'setup' && <Order {...props} />}
    </>
  )
}

/** The turn order as player marks without names, followed by the claims to go first in the next round. */
function Order(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const names = view.order.map((board) => nameOf(props, board)).join(', ')
  const claims = claimsOf(view)
  return (
    <div
      class="dar-turns"
      {...standsFor({ about: 'order' })}
      role="img"
      aria-label={`${words.say('desk.order')}: ${names}`}
    >
      <Icon name="order" size={17} />
      {view.order.map((board) => (
        <span key={board} class={view.turn === board ? 'now' : ''}>
          <Flag board={board} />
        </span>
      ))}
      {claims.length > 0 && <em>{words.say('desk.next')}</em>}
      {claims.map((board) => (
        <Flag key={board} board={board} />
      ))}
    </div>
  )
}
