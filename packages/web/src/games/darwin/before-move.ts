// What is to be known of a move before it is taken: what it does and costs, what is given up by it, what it turns up.

import {
  actsFor,
  actsOf,
  LENSES,
  placeCost,
  reveals as revealing,
  SPACES,
  type SpaceId,
  spaceOf,
  unlockCost,
} from '@wayfare/darwin/tables'
import { acts as actsPhrase } from '@wayfare/darwin/text'
import type { Fact } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { Reveals, Warning } from '../../table/contract.ts'
import { type Cell, rulingsOf } from './journal-look.ts'
import type { BoardView, Props } from './props.ts'
import { wordsOf } from './words.ts'

/** It stands beside what is mine at all times. */
export const shows = (move: string): boolean => move === 'end turn'

/** The end of a round, and what Alfred does. */
const STEPS: readonly string[] = ['order', 'envelope', 'goal', 'refresh', 'over']
export const tells = (facts: readonly Fact[]): boolean =>
  facts.some(({ k }) => STEPS.includes(k) || k.startsWith('alfred'))

export const reveals = ({ move }: Offered, { view }: Props): Reveals | null => (revealing(move, view) ? 'found' : null)

type Sentence = string | null

/** Moves by things that say themselves what they do. */
const BY_THING: readonly string[] = ['keep', 'pair', 'crew', 'copy', 'take', 'complete', 'reach']

export function does({ move }: Offered, props: Props): Sentence {
  const [word = '', ...ids] = move.split(' ')
  if (word === 'place') return placing(ids as [string, SpaceId], props)
  if (word === 'unlock' || word === 'use') return acted(actsOf(doing(props), ids[0] as SpaceId), props)
  return BY_THING.includes(word) ? props.speaker.sayDetail(ids) || null : null
}

const doing = (props: Props) => ({ ...props.view, rulings: rulingsOf(props) })

function acted(acts: Parameters<typeof actsPhrase>[0], { speaker }: Props): Sentence {
  return acts.length === 0 ? null : `${speaker.label(actsPhrase(acts))}.`
}

const workerOf = ({ workers }: BoardView, id: string) =>
  workers.find((worker) => worker.id === id) as BoardView['workers'][number]

/** What the worker would do there, at what price, and who would be paid for a lens. */
function placing([id, space]: [string, SpaceId], props: Props): Sentence {
  const { view, seat, speaker, names } = props
  if (seat === null) return null
  const words = wordsOf(speaker)
  const worker = workerOf(view.boards[seat] as BoardView, id)
  const { coins, knowledge, toOwner } = placeCost(view, seat, worker, space)
  const price = coins + knowledge > 0 ? words.say('journals.price', { coins, knowledge }) : words.say('journals.free')
  const owner = toOwner === null ? null : words.say('journals.to-owner', { player: names[toOwner] ?? 'Alfred' })
  return [acted(actsFor(doing(props), worker, space), props), price, owner].filter((part) => part !== null).join(' ')
}

/** What an action gives without asking how is never worth leaving. */
const GAINS: readonly string[] = ['coins', 'points', 'theory', 'knowledge']

export function warns({ move }: Offered, props: Props): Warning | null {
  const [word = '', , space = ''] = move.split(' ')
  if (word === 'done') return leftBehind(props)
  return word === 'place' && spaceOf(space as SpaceId).page === 'small' ? lensless(space as SpaceId, props) : null
}

function leftBehind({ picture, speaker, view }: Props): Warning | null {
  const left = picture.options.filter(({ move, aside }) => !aside && move !== 'done')
  if (left.length === 0) return null
  const asks = left.some(({ move }) => GAINS.includes(move.split(' ')[0] as string))
  const list = left.map((option) => speaker.sayMove(option, view)).join(', ')
  return { text: wordsOf(speaker).say('journals.left', { list }), asks }
}

/** DAR-LENS-01, -11: a worker may go there and find nothing to do. */
function lensless(space: SpaceId, { view, seat, speaker }: Props): Warning | null {
  if (seat === null) return null
  const mine = view.boards[seat] as BoardView
  const words = wordsOf(speaker)
  if (mine.lenses >= LENSES) return { text: words.say('journals.no-lens'), asks: true }
  const { coins } = placeCost(view, seat, { seals: [] }, space)
  const cheapest = Math.min(
    ...SPACES.flatMap(({ id }) =>
      id in view.lenses && view.lenses[id as Cell] === 'locked' ? unlockCost(view, id as Cell) : [],
    ),
  )
  return mine.coin - coins < cheapest ? { text: words.say('journals.no-coins'), asks: false } : null
}
