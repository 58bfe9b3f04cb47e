// Alfred's turn: a card, and the first of its options that can be done (DAR-SOLO-16 to -54).

import { draw, type Effect, ids, pile, shuffle, type Tell } from '@wayfare/kernel'
import { isTaken } from '../cells.ts'
import { KNOWLEDGE_PRICE, REST_COINS, REST_STEPS, SPECIAL_STEPS } from '../data/alfred-boards.ts'
import { type AlfredOption, DELIVERIES_SHOWN, optionsOn, showsDelivery } from '../data/alfred-cards.ts'
import type { AlfredWorker, SpaceId } from '../data/ids.ts'
import { SPECIAL_CELLS } from '../data/spaces.ts'
import { effect } from '../ops.ts'
import { gain } from '../rules/gains.ts'
import { layLens } from '../rules/lenses.ts'
import type { DarwinRules } from '../rules/rule.ts'
import {
  ALFRED,
  ALFRED_DECK,
  ALFRED_OPEN,
  type Board,
  changeWorker,
  type DarwinState,
  type Worker,
  workerOf,
} from '../state.ts'
import { alfredBoard, lowestWorker, pickDelivery, pickLens, pickMain } from './choices.ts'
import { deliverTwo, gainAlfred, movePawn, performAll, useCell } from './perform.ts'

const NEXT_TURN: Effect = effect('next-turn')

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
  },

  'alfred-reward': {
    run(s, _by, list, tell) {
      performAll(s, list, tell)
      return undefined
    },
  },
} satisfies Partial<DarwinRules>

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
      return specialJournal(s, 'special-slot-top-left', tell)
    case 'special-right':
      return specialJournal(s, 'special-slot-top-right', tell)
    case 'small':
      return smallJournal(s, tell)
    case 'deliver':
      if (!pickDelivery(s)) return false
      put(s, lowestWorker(alfredBoard(s)), 'museum-deliver', NOTHING, tell)
      deliverTwo(s, tell)
      return true
    case 'rest':
      rest(s, tell)
      return true
  }
}

const send = (one: Board, worker: AlfredWorker, at: Worker['at']): void =>
  changeWorker(one, { id: worker, seals: workerOf(one, worker).seals, at })

type Payment = { readonly penalty: number; readonly knowledge: number }

function put(s: DarwinState, worker: AlfredWorker, space: SpaceId, { penalty, knowledge }: Payment, tell: Tell): void {
  const one = alfredBoard(s)
  const coins = knowledge * KNOWLEDGE_PRICE
  one.coin -= penalty + coins
  send(one, worker, space)
  tell({ k: 'alfred-place', worker, space, penalty, coins })
}

function mainJournal(s: DarwinState, order: readonly AlfredWorker[], tell: Tell): boolean {
  const picked = pickMain(s, order)
  if (!picked) return false
  const { worker, space } = picked
  put(s, worker, space, picked, tell)
  // DAR-SOLO-68.
  if (s.lenses[space] === 0) gain(s, 0, 'coins', 1, tell)
  useCell(s, space, tell)
  return true
}

const NOTHING: Payment = { penalty: 0, knowledge: 0 }

/** DAR-SOLO-44: only while nobody stands on the special journal. */
function specialJournal(s: DarwinState, space: SpaceId, tell: Tell): boolean {
  if (SPECIAL_CELLS.some((cell) => isTaken(s, cell))) return false
  put(s, lowestWorker(alfredBoard(s)), space, NOTHING, tell)
  movePawn(s, SPECIAL_STEPS, tell)
  return true
}

/** DAR-SOLO-45. */
function smallJournal(s: DarwinState, tell: Tell): boolean {
  if (isTaken(s, 'small-left') || isTaken(s, 'small-right')) return false
  const cell = pickLens(s)
  if (!cell) return false
  put(s, lowestWorker(alfredBoard(s)), 'small-left', NOTHING, tell)
  const n = layLens(s, ALFRED, { cell, free: false })
  tell({ k: 'unlock', seat: 'alfred', space: cell, n })
  useCell(s, cell, tell)
  return true
}

/** DAR-SOLO-22. */
function rest(s: DarwinState, tell: Tell): void {
  const worker = lowestWorker(alfredBoard(s))
  send(alfredBoard(s), worker, 'hammock')
  tell({ k: 'alfred-rests', worker })
  gainAlfred(s, 'coins', REST_COINS, tell)
  movePawn(s, REST_STEPS, tell)
}
