// Alfred's turn: a card, and the first of its options that can be done (DAR-SOLO-16 to -54).

import { draw, type Effect, effect, ids, pile, shuffle, type Tell } from '@wayfare/kernel'
import { unlockCost } from '../cells.ts'
import { crowdOf } from '../crowd.ts'
import { KNOWLEDGE_PRICE, REST_COINS, REST_STEPS, ROW_LETTERS, SPECIAL_STEPS } from '../data/alfred-boards.ts'
import { type AlfredOption, DELIVERIES_SHOWN, optionsOn, showsDelivery } from '../data/alfred-cards.ts'
import { CELLS, FIRST_SPECIAL, MUSEUM_DELIVER, SMALL_LEFT, SPACES, spaceAt } from '../data/spaces.ts'
import { gain } from '../rules/gains.ts'
import type { R } from '../rules/rule.ts'
import { ALFRED, ALFRED_DECK, ALFRED_OPEN, type DarwinState, withAt } from '../state.ts'
import { alfredBoard, lowestWorker, pickDelivery, pickLens, pickMain } from './choices.ts'
import { deliverTwo, gainAlfred, movePawn, performAll, useCell } from './perform.ts'

const NEXT_TURN: Effect = effect('next-turn')
/** Where a resting worker lies: behind all spaces of the board. */
const HAMMOCK = SPACES.length

export const alfredRules = {
  'alfred-turn': {
    run(s, _by, _, tell) {
      const card = drawCard(s, tell)
      for (const option of optionsOn(card)) {
        if (tryOption(s, option, tell)) break
        tell({ k: 'alfred-fails', option: option.kind })
      }
      return NEXT_TURN
    },
  } satisfies R,

  'alfred-reward': {
    run(s, _by, list, tell) {
      performAll(s, list, tell)
      return undefined
    },
  } satisfies R<readonly Effect[]>,
}

/** DAR-SOLO-17, -18, -61. */
function drawCard(s: DarwinState, tell: Tell): string {
  const open = ids(s, ALFRED_OPEN)
  if (open.filter(showsDelivery).length >= DELIVERIES_SHOWN || pile(s, ALFRED_DECK).length === 0) {
    while (pile(s, ALFRED_OPEN).length > 0) draw(s, ALFRED_OPEN, ALFRED_DECK, 'none')
    shuffle(s, ALFRED_DECK)
    tell({ k: 'alfred-shuffle' })
  }
  const card = draw(s, ALFRED_DECK, ALFRED_OPEN, 'all')
  if (!card) throw new Error('Alfred has no cards')
  const [id] = card
  tell({ k: 'alfred-card', card: id })
  return id
}

/** Does the option, if all of it can be done (DAR-SOLO-19). */
function tryOption(s: DarwinState, option: AlfredOption, tell: Tell): boolean {
  switch (option.kind) {
    case 'main':
      return mainJournal(s, option.order, tell)
    case 'special-left':
      return specialJournal(s, FIRST_SPECIAL, tell)
    case 'special-right':
      return specialJournal(s, FIRST_SPECIAL + 1, tell)
    case 'small':
      return smallJournal(s, tell)
    case 'deliver':
      if (pickDelivery(s) < 0) return false
      put(s, lowestWorker(alfredBoard(s)), MUSEUM_DELIVER, 0, 0, tell)
      deliverTwo(s, tell)
      return true
    case 'rest':
      rest(s, tell)
      return true
  }
}

function put(s: DarwinState, worker: number, space: number, penalty: number, knowledge: number, tell: Tell): void {
  const one = alfredBoard(s)
  one.coin -= penalty + knowledge * KNOWLEDGE_PRICE
  one.placed = withAt(one.placed, worker, space)
  const coins = knowledge * KNOWLEDGE_PRICE
  tell({ k: 'alfred-place', worker: ROW_LETTERS[worker] as string, space: spaceAt(space).id, penalty, coins })
}

function mainJournal(s: DarwinState, order: string, tell: Tell): boolean {
  const { parts, spaces } = crowdOf(s)
  const picked = pickMain(s, order, parts, spaces)
  if (!picked) return false
  const { worker, space, penalty, knowledge } = picked
  put(s, worker, space, penalty, knowledge, tell)
  // DAR-SOLO-68.
  if (s.lenses[space] === 0) gain(s, 0, 'coins', 1, tell)
  useCell(s, space, tell)
  return true
}

/** DAR-SOLO-44: only while nobody stands on the special journal. */
function specialJournal(s: DarwinState, space: number, tell: Tell): boolean {
  const { spaces } = crowdOf(s)
  for (let cell = FIRST_SPECIAL; cell < CELLS; cell++) if ((spaces & (1 << cell)) !== 0) return false
  put(s, lowestWorker(alfredBoard(s)), space, 0, 0, tell)
  movePawn(s, SPECIAL_STEPS, tell)
  return true
}

/** DAR-SOLO-45. */
function smallJournal(s: DarwinState, tell: Tell): boolean {
  const { spaces } = crowdOf(s)
  if ((spaces & (0b11 << SMALL_LEFT)) !== 0) return false
  const cell = pickLens(s)
  if (cell < 0) return false
  const one = alfredBoard(s)
  put(s, lowestWorker(one), SMALL_LEFT, 0, 0, tell)
  const cost = unlockCost(s, cell)
  one.coin -= cost
  one.lenses += 1
  s.lenses = withAt(s.lenses, cell, ALFRED)
  tell({ k: 'unlock', seat: 'alfred', space: spaceAt(cell).id, n: cost })
  useCell(s, cell, tell)
  return true
}

/** DAR-SOLO-22. */
function rest(s: DarwinState, tell: Tell): void {
  const one = alfredBoard(s)
  const worker = lowestWorker(one)
  one.placed = withAt(one.placed, worker, HAMMOCK)
  tell({ k: 'alfred-rests', worker: ROW_LETTERS[worker] as string })
  gainAlfred(s, 'coins', REST_COINS, tell)
  movePawn(s, REST_STEPS, tell)
}
