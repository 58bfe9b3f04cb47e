// The encounter of one player, step by step: the three dice against the madness, then the result.

import { highestFailure, lowestSuccess } from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { DieFace } from './dice.tsx'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icons.tsx'
import type { BoardView, Props } from './props.ts'
import { wordsOf } from './words.ts'
import './panels-dice.css'

const STEPS: ReadonlySet<string> = new Set([
  'madness',
  'call',
  'rerolled',
  'improved',
  'blessed',
  'verdict',
  'lost',
  'struck',
  'reward',
])

function resultOf(number: number, fails: number, blessed: boolean): 'fails' | 'nothing' | 'succeeds' {
  if (number <= fails) return 'fails'
  return number >= lowestSuccess(fails, blessed) ? 'succeeds' : 'nothing'
}

export function Encounter({ board, ...props }: Props & { board: BoardView }) {
  const { speaker, names, shownSeat, told } = props
  const words = wordsOf(speaker)
  const mine = props.seat === shownSeat
  const steps = told.flatMap(({ facts }) => facts).filter(({ k, seat }) => seat === shownSeat && STEPS.has(k))
  return (
    <div class="ark-encounter">
      <h4 class="ark-label">
        {words.say('encounter.title')}
        <span>{names[shownSeat]}</span>
      </h4>
      {board.rolled.length === 0 && <p>{words.say('encounter.waits')}</p>}
      <Fate {...props} board={board} />
      {mine && (
        <div class="ark-fate-acts">
          <Tome {...props} move="bless" icon="bless" said />
          <Tome {...props} move="face it" icon="horror" said />
        </div>
      )}
      <ol class="ark-steps">
        {steps.map((fact, i) => (
          <li key={i}>{speaker.sayFact(fact)}</li>
        ))}
      </ol>
      {board.out && <p class="ark-lost">{words.say('encounter.lost')}</p>}
    </div>
  )
}

/** The three dice, the meaning of each, and how a tome could change it. */
export function Fate({ board, ...props }: Props & { board: BoardView }) {
  const words = wordsOf(props.speaker)
  const fails = highestFailure(props.view.ancient, board.madness)
  return (
    <div class="ark-fate" {...standsFor({ place: ofSeat(props.shownSeat, 'thrown') })}>
      {board.rolled.map((number, i) => {
        const result = resultOf(number, fails, board.blessed)
        return (
          <figure key={i} class={result} aria-label={words.say('encounter.die', { number, result })}>
            <span {...standsFor({ place: ofSeat(props.shownSeat, `thrown-${i + 1}`) })}>
              <DieFace id={null} number={number} size={46} />
            </span>
            <figcaption>{words.say(`encounter.${result}`)}</figcaption>
            {props.seat === props.shownSeat && (
              <div>
                <Tome {...props} move={`reroll ${i + 1}`} icon="reroll" />
                <Tome {...props} move={`improve ${i + 1}`} icon="improve" />
              </div>
            )}
          </figure>
        )
      })}
    </div>
  )
}

/** A button to use a tome or to stop, while it is offered: these moves touch nothing on the table. */
function Tome({ move, icon, said, pointing, speaker, view }: Props & { move: string; icon: IconName; said?: boolean }) {
  const option = pointing.bare.value.find((one) => one.move === move)
  if (!option) return null
  const name = speaker.sayMove(option, view)
  return (
    <button
      type="button"
      class={`ark-fate-act ${said ? 'said' : ''}`}
      {...standsFor({ move })}
      title={name}
      onClick={() => pointing.take(option)}
    >
      <Icon name={icon} size={18} />
      <span class={said ? '' : 'visually-hidden'}>{name}</span>
    </button>
  )
}
