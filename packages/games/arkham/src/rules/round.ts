// The rules of the course of the game: tasks, ten rounds, the end (ARK-ROUND, ARK-START, ARK-SOLO).

import { all, as, draw, find, idOf, ids, lanes, move, offerFlags, pile } from '@wayfare/kernel'
import type { TaskId } from '../board/tasks.ts'
import { type ArkhamRules, effect } from '../ops.ts'
import { discardedTask, isOpening, ROUNDS, taskPile } from '../state.ts'
import { dicePhase } from './dice.ts'
import { OLD_CARDS, OPEN_CARD, SHOP_DECK } from './shop-deck.ts'

const SECRET = offerFlags({ secret: true })

/** The first effect of the game, which leads to all others: every player keeps a task, then the rounds begin. */
export const OPENING = all([lanes(effect('keep-task')), effect('round')])

export const roundRules = {
  // Each player secretly keeps one of two tasks (ARK-SETUP-12).
  'keep-task': {
    ask(s, by, _, asking) {
      for (const [id] of pile(s, taskPile(by)))
        asking.offer(`keep ${id}`, effect('kept-task', id as TaskId), [id], SECRET)
    },
  },

  'kept-task': {
    run(s, by, task, tell) {
      for (const id of ids(s, taskPile(by))) {
        if (id !== task) move(s, taskPile(by), find(s, taskPile(by), id), discardedTask(by))
      }
      tell({ k: 'task-kept', seat: by }, { [by]: { k: 'task-kept', seat: by, task } })
      return undefined
    },
  },

  // Phase 1 (the shop card), then the dice, then phases 3 to 5 of all players at the same time.
  round: {
    run(s, _by, _, tell) {
      s.round += 1
      const card = draw(s, SHOP_DECK, OPEN_CARD, 'all')
      const roundFact = { k: 'round', round: s.round, card: card ? idOf(card) : '' }
      // A solo game has no first player (ARK-SOLO-13).
      tell(s.core.players === 1 ? roundFact : { ...roundFact, first: s.first })
      return all([dicePhase(s), effect('phases-3-to-5'), effect('phase-6')])
    },
  },

  'phases-3-to-5': { run: () => lanes(effect('turn')) },

  // The shop card is discarded, and the next player becomes first, except in opening rounds and solo games
  // (ARK-ROUND-06, ARK-START-10).
  'phase-6': {
    run(s) {
      draw(s, OPEN_CARD, OLD_CARDS, 'all')
      if (!isOpening(s) && s.round < ROUNDS) s.first = (s.first + 1) % s.core.players
      const next = s.round < ROUNDS ? effect('round') : effect('the-end')
      return s.core.players === 1 && s.round < ROUNDS ? all([effect('cycle-dice'), next]) : next
    },
  },

  'the-end': { run: () => all([lanes(effect('name-route')), as(0, effect('madness'))]) },
} satisfies Partial<ArkhamRules>
