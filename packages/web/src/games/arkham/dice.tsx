// The five dice: their faces, their places, and who may use them.

import { DIE_IDS, type DieId, EFFECT_DIE, SYMBOLS, symbolOn, touristsOn } from '@wayfare/arkham/tables'
import type { ComponentChildren } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { buttonThing, spokenName, stateOf } from '../../board-kit/pointable.ts'
import { Icon, TouristGlyph } from './icons.tsx'
import { moveOf } from './moves.ts'
import { numbersNow, type Props, quarterNow, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'
import './panels-dice.css'

export function DiceTray(props: Props) {
  const { view, speaker, names, shownSeat, picture } = props
  const words = wordsOf(speaker)
  const board = shownBoard(props)
  const solo = view.boards.length === 1
  const own: readonly DieId[] = board.dice
  const taken = DIE_IDS.filter((id) => view.dice[id].zone === 'taken')
  const opening = taken.length > 0
  const slots = opening ? own : DIE_IDS.filter((id) => view.dice[id].zone === 'slot')
  const choosing = picture.question?.op === 'pick-own'
  const rest = (zone: string) => DIE_IDS.filter((id) => view.dice[id].zone === zone && !slots.includes(id))
  const available = opening ? (choosing || own.length === 0 ? taken : []) : rest('available')
  const pair = choosing ? [] : slots
  const unrolled = view.round === 0
  return (
    <section class="ark-panel ark-dice">
      <h3 class="ark-label">
        {words.say(opening ? 'dice.opening' : 'dice.title')}
        {!solo && (
          <span>
            {opening
              ? words.say('dice.own', { player: names[shownSeat] ?? '' })
              : words.say('dice.first', { player: names[view.first] ?? '' })}
          </span>
        )}
      </h3>
      {unrolled && <p class="ark-caption">{words.say('dice.unrolled')}</p>}
      {pair.length > 0 && (
        <div class="ark-tray">
          <div class="ark-pair" {...standsFor({ place: 'dice' })}>
            {pair.map((id) => (
              <Die key={id} {...props} id={id} size={62} look="picked" />
            ))}
          </div>
          {pair.length === 2 && <Reading {...props} />}
        </div>
      )}
      {!unrolled && available.length > 0 && (
        <div class={`ark-rest ${pair.length > 0 ? '' : 'only'}`}>
          <span>{words.say('dice.available')}</span>
          {available.map((id) => (
            <Die key={id} {...props} id={id} size={pair.length > 0 ? 40 : 46} look="" />
          ))}
        </div>
      )}
      {!unrolled && rest('unavailable').length > 0 && (
        <div class="ark-rest">
          <span>{words.say(solo ? 'dice.next' : 'dice.aside')}</span>
          {rest('unavailable').map((id) => (
            <Die key={id} {...props} id={id} size={40} look="aside" />
          ))}
        </div>
      )}
      {board.later.length > 0 && (
        <div class="ark-rest">
          <span>{words.say('dice.later')}</span>
          {board.later.map((id) => (
            <Die key={id} {...props} id={id} size={40} look="aside" />
          ))}
        </div>
      )}
    </section>
  )
}

/** The quarters that the two numbers name. */
function Reading(props: Props) {
  const { speaker } = props
  const words = wordsOf(speaker)
  const quarter = quarterNow(props)
  const [a, b] = numbersNow(props)
  if (a === undefined || b === undefined) return null
  const named = (x: number, y: number): string => words.say('dice.at', { x, y })
  return (
    <p class="ark-caption">
      <b>{a === b ? named(a, a) : words.say('dice.or', { a: named(a, b), b: named(b, a) })}</b>
      {quarter && <span>{words.say('dice.taken', { quarter: named(Number(quarter[1]), Number(quarter[2])) })}</span>}
    </p>
  )
}

/** The face of a die, in words. */
export function faceName({ speaker }: Pick<Props, 'speaker'>, id: DieId, number: number): string {
  if (id === EFFECT_DIE) {
    const face = speaker.say(`dice.${symbolOn(number)}`, { number })
    return speaker.say('dice.showing', { die: speaker.sayThing(id), face })
  }
  const symbols = touristsOn(id, number).map((type) => SYMBOLS[type])
  return speaker.say('dice.value', { face: speaker.say('dice.face', { number, symbols: symbols.join('') }) })
}

export function Die({ id, size, look, ...props }: Props & { id: DieId; size: number; look: string }) {
  const { view } = props
  const { number } = view.dice[id]
  const state = stateOf(props, id)
  const board = shownBoard(props)
  const counts = numbersNow(props)[board.dice.indexOf(id)] ?? number
  return (
    <button class={`ark-die ${look} ${state.flags}`} {...buttonThing(props, id, state)}>
      <span class="visually-hidden">{spokenName(props, faceName(props, id, number), state)}</span>
      <DieFace id={id} number={number} size={size} />
      {counts !== number && <i class="ark-counts">{counts}</i>}
      {state.key && (
        <kbd class="ark-key" {...standsFor({ kind: 'key-cap' })}>
          {state.key}
        </kbd>
      )}
    </button>
  )
}

/** The drawing of a die for a move that chooses one: dice are told apart by their faces and not by their names. */
export function face(text: string, { view }: Pick<Props, 'view'>): ComponentChildren {
  const move = moveOf(text)
  if (move.verb !== 'pick' && move.verb !== 'remove' && move.verb !== 'take' && move.verb !== 'own') return undefined
  return move.args.map((id) => (
    <span key={id} class="ark-die">
      <DieFace id={id} number={view.dice[id].number} size={32} />
    </span>
  ))
}

type FaceProps = { readonly id: DieId | null; readonly number: number; readonly size: number }

/** The face of the die with this id, or of a die with numbers only. */
export const DieFace = memo(({ id, number, size }: FaceProps) => {
  const types = id ? touristsOn(id, number) : []
  const effect = id === EFFECT_DIE
  return (
    <svg class={effect ? 'fx' : ''} viewBox="0 0 56 56" width={size} height={size} aria-hidden="true">
      <rect x="2" y="2" width="52" height="52" rx="9" />
      <text x="28" y={id ? 29 : 37}>
        {number}
      </text>
      {effect && <Icon name={symbolOn(number) === 'dark' ? 'moon' : 'sun'} x={19} y={33.5} size={18} />}
      {types.map((type, i) => (
        <TouristGlyph key={type} type={type} x={28 - types.length * 9 + 1.5 + i * 18} y={35} size={15} />
      ))}
    </svg>
  )
})
