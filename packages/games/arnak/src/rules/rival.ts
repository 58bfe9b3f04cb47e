// The rules of the solo game's rival (ARN-SOLO): it turns up a tile and carries it out without any choice.

import { as, type Effect, type Id, lay, move, pile, shuffle, type Tell } from '@wayfare/kernel'
import { bonusKind } from '../board/bonus-tiles.ts'
import { type Arrow, type RivalAction, rivalTileOf } from '../board/rival-tiles.ts'
import { siteTileOf } from '../board/site-tiles.ts'
import { CAMP_COUNT, CAMP_OFFERS, type CampId, SITES, SPACES, siteAt, spaceAt } from '../board/sites.ts'
import { BONUS_SPOTS, RESCUE_SPACE, TOP, TOP_ROW, trackSpace } from '../board/track.ts'
import { cardOf } from '../cards/cards.ts'
import { FREE, RIVAL } from '../occupants.ts'
import { effect } from '../ops.ts'
import type { Resource } from '../resources.ts'
import { showTop } from '../setup.ts'
import {
  type ArnakState,
  LOST_STACK,
  RESCUE_STACK,
  RIVAL_STACK,
  RIVAL_TOP,
  type Rival,
  ROUNDS,
  SUPPLY,
  turnUp,
} from '../state.ts'
import { refill } from './cards.ts'
import type { ArnakRules } from './common.ts'
import { takeFrom } from './research.ts'
import { isDiscovered, stackOf, standsAt, wakeGuardian } from './sites.ts'
import { next } from './turn.ts'

export const rivalRules = {
  'rival-turn': {
    run(s, by, _, tell) {
      const rival = s.rival as Rival
      const tile = turnUp(s, RIVAL_TOP) as string
      rival.used.push(tile)
      raiseTop(s)
      tell({ k: 'rival-tile', tile })
      const { action, notInV } = rivalTileOf(tile)
      // A tile with the crossed-out V does nothing in round V (ARN-SOLO-13).
      if (notInV && s.round === ROUNDS) tell({ k: 'rival-idle' })
      else act(s, action, arrowNow(s), tell)
      refillTold(s, tell)
      return afterRival(s, by)
    },
  },
} satisfies Partial<ArnakRules>

/** The player is next, unless they have passed; then the rival plays on (ARN-SOLO-10). */
function afterRival(s: ArnakState, by: number): Effect {
  return s.explorers[0]?.passed ? next(s, by) : TURN_OF_PLAYER
}
const TURN_OF_PLAYER: Effect = as(0, effect('turn'))

function refillTold(s: ArnakState, tell: Tell): void {
  const before = s.row.slice()
  refill(s)
  const dealt = s.row.filter((card): card is string => card !== null && !before.includes(card))
  if (dealt.length > 0) tell({ k: 'row', cards: dealt })
}

/** Shuffles the same ten tiles again for each round (ARN-SOLO-06, -38). The back of the top tile is visible. */
export function stackRival(s: ArnakState): void {
  const rival = s.rival as Rival
  // Used tiles are public, so the pile is rebuilt from their names.
  if (pile(s, RIVAL_STACK).length === 0) lay(s, RIVAL_STACK, rival.tiles)
  rival.used = []
  shuffle(s, RIVAL_STACK)
  raiseTop(s)
}

function raiseTop(s: ArnakState): void {
  const rival = s.rival as Rival
  const stack = pile(s, RIVAL_STACK)
  if (stack.length === 0) {
    rival.arrow = null
    return
  }
  const [id] = move(s, RIVAL_STACK, stack.length - 1, RIVAL_TOP)
  rival.arrow = rivalTileOf(id).arrow
}

/**
 * Returns the arrow on the back of the top tile; for the last tile of a round, that of the first one used (ARN-SOLO-19,
 * -20).
 */
function arrowNow(s: ArnakState): Arrow {
  const rival = s.rival as Rival
  return rival.arrow ?? rivalTileOf(rival.used[0] as string).arrow
}

/** Returns the outermost item on the arrow's side (ARN-SOLO-16, -21, -45). `from` is ordered from the left. */
function outermost<T>(from: readonly T[], arrow: Arrow): T | undefined {
  return arrow === 'left' ? from[0] : from[from.length - 1]
}

function act(s: ArnakState, action: RivalAction, arrow: Arrow, tell: Tell): void {
  switch (action.do) {
    case 'dig':
      dig(s, action.resource, arrow, tell)
      return
    case 'discover': {
      const find = action.rounds[s.round - 1]
      if (find) discover(s, find.level, find.guardian, arrow, tell)
      else tell({ k: 'rival-idle' })
      return
    }
    case 'research':
      research(s, arrow, tell)
      removeAssistant(s, arrow, tell)
      return
    case 'overcome':
      overcome(s, arrow, tell)
      return
    case 'buy':
      buy(s, action.kind, action.most, arrow, tell)
  }
}

/** Returns the items in the highest row of the island, from the left. */
function highestRow<T extends { readonly row: number }>(of: readonly T[]): T[] {
  const top = Math.max(...of.map(({ row }) => row))
  return of.filter(({ row }) => row === top)
}

function dig(s: ArnakState, resource: Resource, arrow: Arrow, tell: Tell): void {
  const free = SPACES.filter(({ index, site }) => s.men[index] === FREE && offers(s, site).includes(resource))
  const space = outermost(highestRow(free.map(({ index, site }) => ({ index, row: siteAt(site).row }))), arrow)
  if (!space) {
    tell({ k: 'rival-idle' })
    return
  }
  s.men[space.index] = RIVAL
  tell({ k: 'rival-dug', space: spaceAt(space.index).id })
}

/** Returns the resources that a site offers to the rival, including those behind a choice or a price (ARN-SOLO-18). */
function offers(s: ArnakState, site: number): readonly Resource[] {
  if (site < CAMP_COUNT) return CAMP_OFFERS[siteAt(site).id as CampId]
  const tile = s.tiles[site]
  return tile ? siteTileOf(tile).offers : []
}

function discover(s: ArnakState, level: 'level1' | 'level2', guardian: boolean, arrow: Arrow, tell: Tell): void {
  const rival = s.rival as Rival
  const hidden = SITES.filter((site) => site.level === level && !isDiscovered(s, site.index))
  // Among undiscovered sites the rival takes the lower row first (ARN-SOLO-23).
  const lowest = Math.min(...hidden.map(({ row }) => row))
  const site = outermost(
    hidden.filter(({ row }) => row === lowest),
    arrow,
  )
  if (!site) {
    tell({ k: 'rival-idle' })
    return
  }
  s.men[site.spaces[0] as number] = RIVAL
  takeIdols(s, rival, site.index)
  const tile = turnUp(s, stackOf(level)) as string
  s.tiles[site.index] = tile
  if (guardian) wakeGuardian(s, site.index)
  tell({
    k: 'rival-discovered',
    site: site.id,
    tile,
    ...(guardian ? { guardian: s.guards[site.index] as string } : {}),
  })
}

/**
 * The rival keeps one idol of each kind face up; a second one, or one that was face down, goes to its "−1" space
 * (ARN-SOLO-24).
 */
function takeIdols(s: ArnakState, rival: Rival, site: number): void {
  const idol = s.idols[site] as Id
  s.idols[site] = null
  if (rival.idols.includes(idol)) rival.minus += 1
  else rival.idols.push(idol)
  if (siteAt(site).level === 'level2') rival.minus += 1
}

/**
 * The rival's glass moves up without cost, removes the bonus tiles it reaches, and takes a temple tile once it is at
 * the top (ARN-SOLO-28 to -30, -32, -33).
 */
function research(s: ArnakState, arrow: Arrow, tell: Tell): void {
  const rival = s.rival as Rival
  const { row, next: ways } = trackSpace(rival.glass)
  if (row === TOP_ROW) {
    takeTile(s, rival, arrow, tell)
    return
  }
  const space = outermost(ways, arrow) as string
  rival.glass = space
  tell({ k: 'rival-step', space })
  if (space === TOP[s.temple]) {
    s.arrived += 1
    rival.arrival = s.arrived
    const lost = turnUp(s, LOST_STACK)
    if (lost) s.gone.bonuses.push(bonusKind(lost))
    return
  }
  removeBonus(s, space, arrow)
  if (space !== RESCUE_SPACE) return
  const rescued = turnUp(s, RESCUE_STACK)
  showTop(s, RESCUE_STACK)
  if (rescued) tell({ k: 'rival-removed', assistant: rescued })
}

function removeBonus(s: ArnakState, space: string, arrow: Arrow): void {
  const spots = BONUS_SPOTS[s.temple]
  const there = s.bonus.flatMap((bonus, i) => (bonus !== null && spots[i]?.space === space ? [i] : []))
  const at = outermost(there, arrow)
  if (at !== undefined) takeFrom(s, at)
}

const SIX_POINT_STACKS = [3, 4]

function takeTile(s: ArnakState, rival: Rival, arrow: Arrow, tell: Tell): void {
  const stack = outermost(
    SIX_POINT_STACKS.filter((one) => (s.stacks[one] as number) > 0),
    arrow,
  )
  if (stack === undefined) return
  s.stacks[stack] = (s.stacks[stack] as number) - 1
  rival.tiles6 += 1
  tell({ k: 'rival-tile-taken', tile: stack === 3 ? 'tile-6-left' : 'tile-6-right' })
}

/** Removes the top assistant of the tallest stack (ARN-SOLO-31). */
function removeAssistant(s: ArnakState, arrow: Arrow, tell: Tell): void {
  const heights = SUPPLY.map((name) => pile(s, name).length)
  const tallest = Math.max(...heights)
  if (tallest === 0) return
  const stack = outermost(
    SUPPLY.filter((_, i) => heights[i] === tallest),
    arrow,
  ) as string
  const removed = turnUp(s, stack) as string
  showTop(s, stack)
  tell({ k: 'rival-removed', assistant: removed })
}

/**
 * The rival overcomes a guardian beside one of its archaeologists, or researches if there is none (ARN-SOLO-34, -35).
 */
function overcome(s: ArnakState, arrow: Arrow, tell: Tell): void {
  const rival = s.rival as Rival
  const guarded = SITES.filter(({ index }) => s.guards[index] !== null && standsAt(s, RIVAL, index))
  const site = outermost(highestRow(guarded), arrow)
  if (!site) {
    research(s, arrow, tell)
    return
  }
  const guardian = s.guards[site.index] as string
  s.guards[site.index] = null
  rival.guardians.push(guardian)
  tell({ k: 'rival-overcame', site: site.id, guardian })
}

/**
 * The rival takes the cheapest or the most valuable card of the kind in points, and ignores its effect (ARN-SOLO-36,
 * -37).
 */
function buy(s: ArnakState, kind: 'item' | 'artifact', most: boolean, arrow: Arrow, tell: Tell): void {
  const cards = s.row.filter((card): card is string => card !== null && cardOf(card).kind === kind)
  const points = cards.map((card) => cardOf(card).points)
  const wanted = most ? Math.max(...points) : Math.min(...points)
  const card = outermost(
    cards.filter((one) => cardOf(one).points === wanted),
    arrow,
  )
  if (!card) {
    tell({ k: 'rival-idle' })
    return
  }
  s.row[s.row.indexOf(card)] = null
  ;(s.rival as Rival).cards.push(card)
  tell({ k: 'rival-bought', card })
}
