// A turn of Alfred, the automatic opponent of a solo game: he draws a card and does the first of its options that is possible
// (DAR-SOLO-16 to -54).

import { draw, type Effect, ids, pile, shuffle, type Tell } from '@wayfare/kernel'
import { isTaken } from '../cells.ts'
import { KNOWLEDGE_PRICE, REST_COINS, REST_STEPS, SPECIAL_STEPS } from '../data/alfred-boards.ts'
import { type AlfredOption, DELIVERIES_SHOWN, optionsOn, showsDelivery } from '../data/alfred-cards.ts'
import type { AlfredWorker, SpaceId } from '../data/ids.ts'
import { LENSES } from '../data/player-board.ts'
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
import { alfredBoard, pickDelivery, pickLowest } from './choices.ts'
import type { AlfredReason } from './ladder.ts'
import { deliverTwo, gainAlfred, movePawn, performAll, useCell } from './perform.ts'
import { pickLens, pickMain } from './spaces.ts'

const NEXT_TURN: Effect = effect('next-turn')

export const alfredRules = {
  'alfred-turn': {
    run(s, _by, _, tell) {
      const card = drawCard(s, tell)
      for (const option of optionsOn(card)) {
        const fails = tryOption(s, option, tell)
        if (fails === null) break
        tell({ k: 'alfred-fails', option: option.kind, by: [fails] })
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

/** DAR-SOLO-17, -18, -61: the open cards are reshuffled when they show enough deliveries or the deck is empty. */
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

/** Carries out the option if all of it is possible, and returns null; else returns the reason (DAR-SOLO-19). */
function tryOption(s: DarwinState, option: AlfredOption, tell: Tell): AlfredReason | null {
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
      if (!pickDelivery(s)) return 'deliver-none'
      putLowest(s, 'museum-deliver', 'deliver-due', tell)
      deliverTwo(s, tell)
      return null
    case 'rest':
      rest(s, tell)
      return null
  }
}

const send = (one: Board, worker: AlfredWorker, at: Worker['at']): void =>
  changeWorker(one, { id: worker, seals: workerOf(one, worker).seals, at })

/** DAR-SOLO-44, -45, -49: places his lowest-numbered worker without paying. */
function putLowest(s: DarwinState, space: SpaceId, why: AlfredReason, tell: Tell): void {
  const { worker, by } = pickLowest(alfredBoard(s))
  send(alfredBoard(s), worker, space)
  tell({ k: 'alfred-place', worker, space, penalty: 0, coins: 0, by: [why, by] })
}

function mainJournal(s: DarwinState, order: readonly AlfredWorker[], tell: Tell): AlfredReason | null {
  const picked = pickMain(s, order)
  if (typeof picked === 'string') return picked
  const { worker, space, penalty, knowledge, by } = picked
  const one = alfredBoard(s)
  const coins = knowledge * KNOWLEDGE_PRICE
  one.coin -= penalty + coins
  send(one, worker, space)
  tell({ k: 'alfred-place', worker, space, penalty, coins, by })
  // DAR-SOLO-68: the player gets a coin if Alfred uses a space with their lens.
  if (s.lenses[space] === 0) gain(s, 0, 'coins', 1, tell)
  useCell(s, space, tell)
  return null
}

/** DAR-SOLO-44: possible only while no worker is on the special journal. */
function specialJournal(s: DarwinState, space: SpaceId, tell: Tell): AlfredReason | null {
  if (SPECIAL_CELLS.some((cell) => isTaken(s, cell))) return 'special-taken'
  putLowest(s, space, 'special-empty', tell)
  movePawn(s, SPECIAL_STEPS, tell)
  return null
}

/** DAR-SOLO-45: unlocks a space with a lens. */
function smallJournal(s: DarwinState, tell: Tell): AlfredReason | null {
  if (isTaken(s, 'small-left') || isTaken(s, 'small-right')) return 'small-taken'
  if (alfredBoard(s).lenses >= LENSES) return 'small-lens'
  const picked = pickLens(s)
  if (!picked) return 'small-coins'
  putLowest(s, 'small-left', 'small-empty', tell)
  const { cell, row, by } = picked
  const n = layLens(s, ALFRED, { cell, free: false })
  tell({ k: 'unlock', seat: 'alfred', space: cell, n, row, by: [by] })
  useCell(s, cell, tell)
  return null
}

/** DAR-SOLO-22: a worker rests in the hammock, for coins and steps. */
function rest(s: DarwinState, tell: Tell): void {
  const { worker, by } = pickLowest(alfredBoard(s))
  send(alfredBoard(s), worker, 'hammock')
  tell({ k: 'alfred-rests', worker, by: ['rest-last', by] })
  gainAlfred(s, 'coins', REST_COINS, tell)
  movePawn(s, REST_STEPS, tell)
}
