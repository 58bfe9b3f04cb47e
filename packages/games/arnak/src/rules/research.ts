// The rules of research: moving tokens over bridges, bonus tiles and row effects, the Lost Temple and its tiles.

import { all, type Effect, from, idOf, ids, look, nothing, pay, pile, type RuleId, type Seat } from '@wayfare/kernel'
import { bonusKind, bonusOf } from '../board/bonus-tiles.ts'
import type { Temple } from '../board/sites.ts'
import { STACKS, stackPrice } from '../board/temple-tiles.ts'
import { BONUS_SPOTS, CHOICE_SPACE, rowEffect, TOP, TOP_ROW, TRACK_SPACES, TRACKS, trackSpace } from '../board/track.ts'
import { effect, type Research, type RewardsDue, type Token } from '../ops.ts'
import { type CardPrice, RESOURCES, type Resource, type ResourceGain, units } from '../resources.ts'
import { type ArnakState, explorer, LOST_STACK } from '../state.ts'
import type { ArnakAsking } from '../words.ts'
import { ACTED, type ArnakRules, type FixedMove, STAYS } from './common.ts'

const TOKENS: readonly Token[] = ['glass', 'notebook']
const FULL: Research = { token: 'any', free: false, less: [], tile: true }

const step = (token: Token, space: string): Effect => effect('step', { token, space })
const tile = (stack: number): Effect => effect('temple-tile', stack)

type Step = `research ${string}`
type Priced = Omit<FixedMove, 'move'> & { readonly move: Step; readonly price: CardPrice; readonly done: Effect }
const STEPS: Readonly<Record<Token, ReadonlyMap<string, Priced>>> = {
  glass: stepsOf('glass'),
  notebook: stepsOf('notebook'),
}
const TILES: Readonly<Record<Temple, readonly Priced[]>> = { bird: tilesOf('bird'), snake: tilesOf('snake') }

function stepsOf(token: Token): ReadonlyMap<string, Priced> {
  return new Map(
    [...TRACK_SPACES.values()].map(({ id, cost }) => [
      id,
      action(`research ${token} ${id}`, cost, step(token, id), [token, id]),
    ]),
  )
}

function tilesOf(temple: Temple): Priced[] {
  return STACKS.map(({ id }, i) => action(`research tile ${id}`, stackPrice(temple, i), tile(i), [id]))
}

function action(move: Step, price: CardPrice, done: Effect, on: readonly string[]): Priced {
  return { move, price, done, on, then: pay(units(price), all([ACTED, done])) }
}

/** Offers research as a main action, for the full price. */
export function offerResearch(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  offerSteps(s, by, asking, FULL, true)
}

function offerSteps(s: ArnakState, by: Seat, asking: ArnakAsking, how: Research, main: boolean): void {
  const one = explorer(s, by)
  for (const token of TOKENS) {
    if (how.token !== 'any' && how.token !== token) continue
    const { row, next } = trackSpace(one[token])
    if (row === TOP_ROW) {
      if (how.tile) offerTiles(s, asking, how, main)
      continue
    }
    for (const id of next) {
      const way = STEPS[token].get(id) as Priced
      const why = token === 'notebook' ? ruleAgainstNotebook(row + 1, trackSpace(one.glass).row) : undefined
      const short = way.price.idol && !how.free && one.crates === 0
      if (why || short) asking.refuse(way.move, why ?? 'ARN-SNAKE-05', {}, way.on)
      else offerAt(asking, way, how, main)
    }
    // Refuses some fifty spaces, each with its own reason. Skipped unless somebody listens, which gives 8 % more
    // decisions a second.
    if (asking.listening) refuseFar(s, asking, token, row, next)
  }
}

/** The notebook may not be in a higher row than the glass (ARN-RESEARCH-02), nor enter the top row (ARN-TEMPLE-04). */
function ruleAgainstNotebook(row: number, glassRow: number): RuleId | undefined {
  if (row === TOP_ROW) return 'ARN-TEMPLE-04'
  return row > glassRow ? 'ARN-RESEARCH-02' : undefined
}

/** Refuses spaces without a bridge from the token, or more than one row away (ARN-RESEARCH-04, -13). */
function refuseFar(s: ArnakState, asking: ArnakAsking, token: Token, row: number, next: readonly string[]): void {
  for (const id of Object.keys(TRACKS[s.temple].spaces)) {
    if (next.includes(id)) continue
    const { move, on } = STEPS[token].get(id) as Priced
    asking.refuse(move, trackSpace(id).row > row + 1 ? 'ARN-RESEARCH-13' : 'ARN-RESEARCH-04', {}, on)
  }
}

/** A glass in the top row buys a temple tile from a stack that is not empty (ARN-TEMPLE-07 to -09). */
function offerTiles(s: ArnakState, asking: ArnakAsking, how: Research, main: boolean): void {
  for (let i = 0; i < STACKS.length; i++) {
    const way = TILES[s.temple][i] as Priced
    if ((s.stacks[i] as number) > 0) offerAt(asking, way, how, main)
    else asking.refuse(way.move, 'ARN-TEMPLE-09', {}, way.on)
  }
}

function offerAt(asking: ArnakAsking, way: Priced, how: Research, main: boolean): void {
  if (main) {
    asking.offer(way.move, way.then, way.on, STAYS)
    return
  }
  if (how.free) {
    asking.offer(way.move, way.done, way.on)
    return
  }
  const reduced = reductions(way.price, how.less)
  for (const { price, less } of reduced) {
    const text = reduced.length > 1 ? (`${way.move} less ${less}` as const) : way.move
    asking.offer(text, pay(units(price), way.done), way.on)
  }
}

/**
 * At most one of the discounts applies, and only as far as it reduces the price (ARN-CARD-30). Discounts never include
 * an idol (ARN-SNAKE-18).
 */
function reductions(price: CardPrice, less: readonly ResourceGain[]): { price: CardPrice; less: string }[] {
  const ways = less.flatMap((discount) => {
    const reduced: { [R in Resource]?: number } & { idol?: number } = { ...(price as ResourceGain & { idol?: number }) }
    let took = ''
    for (const resource of RESOURCES) {
      const reduction = Math.min(price[resource] ?? 0, discount[resource] ?? 0)
      if (reduction === 0) continue
      reduced[resource] = (price[resource] as number) - reduction
      took = resource
    }
    return took ? [{ price: reduced, less: took }] : []
  })
  return ways.length > 0 ? ways : [{ price, less: '' }]
}

export const researchRules = {
  research: {
    ask(s, by, how, asking) {
      offerSteps(s, by, asking, how, false)
      asking.offer('skip', nothing)
    },
  },

  // The token moves and takes the bonus tile and the effect of its row (ARN-RESEARCH-07 to -10).
  step: {
    run(s, by, { token, space }, tell) {
      const one = explorer(s, by)
      one[token] = space
      tell({ k: 'step', seat: by, token, space })
      const { row } = trackSpace(space)
      if (space === TOP[s.temple]) {
        s.arrived += 1
        one.arrival = s.arrived
        return effect('look-in-temple')
      }
      const due: RewardsDue = { token, row, space, bonus: space === CHOICE_SPACE ? null : takeBonus(s, space) }
      return rewards(s, due)
    },
  },

  // The player chooses the order of bonus tile and row effect (ARN-RESEARCH-10).
  'choose-order': {
    ask(s, _by, due, asking) {
      const [bonus, row] = [bonusEffect(due), rowEffect(s.temple, due.token, due.row)]
      asking.offer('bonus first', all([bonus, row]), due.bonus ? [due.bonus] : [])
      asking.offer('row first', all([row, bonus]), [due.space])
    },
  },

  // The player chooses one of the remaining bonus tiles on the space (ARN-SNAKE-13).
  'choose-bonus': {
    ask(s, _by, _, asking) {
      const kinds = new Set(bonusesAt(s, CHOICE_SPACE))
      for (const id of kinds) asking.offer(`bonus ${id}`, effect('bonus-chosen', id), [id])
      if (kinds.size === 0) asking.offer('skip', nothing)
    },
  },

  'bonus-chosen': {
    run(s, by, id, tell) {
      const spots = BONUS_SPOTS[s.temple]
      const at = s.bonus.findIndex((bonus, i) => bonus === id && spots[i]?.space === CHOICE_SPACE)
      takeFrom(s, at)
      tell({ k: 'bonus', seat: by, bonus: id })
      return from(id, bonusOf(id))
    },
  },

  // The player looks through the stack in the temple in secret and takes one tile (ARN-TEMPLE-02).
  'look-in-temple': {
    run(s, by, _, tell) {
      const { length } = pile(s, LOST_STACK)
      if (length === 0) return undefined
      for (let i = 0; i < length; i++) look(s, LOST_STACK, i, by)
      tell({ k: 'in-temple', seat: by })
      return effect('choose-lost')
    },
  },

  'choose-lost': {
    ask(s, _by, _, asking) {
      const kinds = new Set(ids(s, LOST_STACK).map(bonusKind))
      for (const id of [...kinds].sort()) asking.offer(`bonus ${id}`, effect('lost-taken', id), [id])
    },
  },

  'lost-taken': {
    run(s, by, id, tell) {
      const cards = pile(s, LOST_STACK)
      const at = cards.findIndex((card) => bonusKind(idOf(card)) === id)
      look(s, LOST_STACK, at, 'all')
      cards.splice(at, 1)
      s.gone.bonuses.push(id)
      tell({ k: 'bonus', seat: by, bonus: id })
      return from(id, bonusOf(id))
    },
  },

  'temple-tile': {
    run(s, by, stack, tell) {
      const { id, points } = STACKS[stack] as (typeof STACKS)[number]
      s.stacks[stack] = (s.stacks[stack] as number) - 1
      explorer(s, by)[`tiles${points}`] += 1
      tell({ k: 'temple-tile', seat: by, tile: id })
      return undefined
    },
  },
} satisfies Partial<ArnakRules>

function bonusesAt(s: ArnakState, space: string): string[] {
  const spots = BONUS_SPOTS[s.temple]
  const there: string[] = []
  for (let i = 0; i < spots.length; i++) {
    const id = s.bonus[i]
    if (id && (spots[i] as { space: string }).space === space) there.push(id)
  }
  return there
}

/**
 * The first token to arrive takes the bonus tile from the board, even if its effect is then lost (ARN-RESEARCH-08,
 * -19).
 */
function takeBonus(s: ArnakState, space: string): string | null {
  const spots = BONUS_SPOTS[s.temple]
  const at = s.bonus.findIndex((bonus, i) => bonus !== null && spots[i]?.space === space)
  return at < 0 ? null : takeFrom(s, at)
}

/** Removes a bonus tile from its spot and from the game, because it is used only once. */
export function takeFrom(s: ArnakState, spot: number): string {
  const id = s.bonus[spot] as string
  s.bonus[spot] = null
  s.gone.bonuses.push(id)
  return id
}

function bonusEffect({ bonus }: RewardsDue): Effect {
  return bonus ? from(bonus, bonusOf(bonus)) : effect('choose-bonus')
}

/** The player is asked for the order only if it can matter. */
function rewards(s: ArnakState, due: RewardsDue): Effect {
  const row = rowEffect(s.temple, due.token, due.row)
  const choice = due.space === CHOICE_SPACE && bonusesAt(s, CHOICE_SPACE).length > 0
  if (!due.bonus && !choice) return row
  const plain = due.bonus !== null && isPlain(bonusOf(due.bonus)) && isPlain(row)
  return plain ? all([bonusEffect(due), row]) : effect('choose-order', due)
}

function isPlain({ op }: Effect): boolean {
  return op === 'gain' || op === 'fear'
}
