// @module-tag slow
// The kit's checks, tried on games that are broken on purpose: each must be caught by the assertion meant for it.

import {
  all,
  alone,
  type Card,
  type Effect,
  effectsOf,
  find,
  idOf,
  ids,
  type Json,
  lanes,
  mask,
  mix,
  nothing,
  offerFlags,
  pay,
  pile,
  type Rule,
  redeal,
  ruleOfWord,
  stream,
} from '@wayfare/kernel'
import type { KitState, KitView } from '@wayfare/kit'
import ledger from '@wayfare/kit/ledger.json' with { type: 'json' }
import { kit } from '@wayfare/kit/testing'
import { expect, test } from 'vitest'
import type { CheckName } from './check-failed.ts'
import { checkGame } from './check-game.ts'
import type { TestedGame } from './tested-game.ts'

const effect = effectsOf<Readonly<Record<string, Json>>>()

type Kit = TestedGame<KitState, KitView>
type KitRule = Rule<KitState, never>

const withRule = (op: string, change: Partial<KitRule>, game: Kit = kit): Kit => ({
  ...game,
  rules: new Map(game.rules).set(op, { ...game.rules.get(op), ...change } as KitRule),
})

/** Adds a word to the broken game's vocabulary, with the rule for using it at the wrong moment. */
const withWord = (word: string, game: Kit): Kit => ({
  ...game,
  words: { ...game.words, [word]: { behind: alone, rule: 'KIT-TURN-01' } },
})

const BROKEN: readonly { what: string; caughtBy: CheckName; game: () => Kit }[] = [
  {
    what: 'a view that shows the top of the deck',
    caughtBy: 'leak-view',
    game: () => ({
      ...kit,
      view: (s, eyes) => ({ ...kit.view(s, eyes), market: ids(s, 'deck') }),
    }),
  },
  {
    what: "scores that count another's chest",
    caughtBy: 'leak-scores',
    game: () => ({ ...kit, scores: (s) => kit.scores(s, 'all') }),
  },
  {
    what: 'an event that tells all which card was drawn',
    caughtBy: 'leak-events',
    game: () =>
      withRule('draw-card', {
        run(s, by, arg, tell, inquiry) {
          kit.rules.get('draw-card')?.run?.(s, by, arg, tell, inquiry)
          tell({ k: 'drawn', card: ids(s, `hand-${by}`).at(-1) ?? '' })
          return undefined
        },
      }),
  },
  {
    what: 'a lane that tells at its close what was dropped',
    caughtBy: 'leak-events',
    game: () =>
      withRule('draft', {
        ask(s, by, _, asking) {
          for (const [id] of pile(s, `hand-${by}`)) asking.offer(`drop ${id}`, effect('drop', id))
          asking.offer('drop nothing', effect('peek'))
        },
      }),
  },
  {
    what: 'options that look into a rival hand',
    caughtBy: 'leak-options',
    game: () =>
      withWord(
        'grumble',
        withRule('turn', {
          ask(s, by, arg, asking) {
            kit.rules.get('turn')?.ask?.(s, by, arg, asking)
            if (find(s, `hand-${(by + 1) % s.core.players}`, 'twin-a') >= 0) asking.offer('grumble', nothing)
          },
        }),
      ),
  },
  {
    what: 'options that change the state',
    caughtBy: 'pure',
    game: () =>
      withRule('turn', {
        ask(s, by, arg, asking) {
          kit.rules.get('turn')?.ask?.(s, by, arg, asking)
          if (s.sellers[by]) s.sellers[by].coin += 1
        },
      }),
  },
  {
    what: 'an option that is there only while nobody listens to the reasons',
    caughtBy: 'heard',
    game: () =>
      withWord(
        'nap',
        withRule('turn', {
          ask(s, by, arg, asking) {
            kit.rules.get('turn')?.ask?.(s, by, arg, asking)
            if (!asking.listening) asking.offer('nap', nothing)
          },
        }),
      ),
  },
  {
    what: 'an option vouched for that cannot be carried out',
    caughtBy: 'heard',
    game: () =>
      withWord(
        'splurge',
        withRule('turn', {
          ask(s, by, arg, asking) {
            kit.rules.get('turn')?.ask?.(s, by, arg, asking)
            if (!s.acted) asking.offer('splurge', pay({ coin: 2 }, nothing), [], offerFlags({ prechecked: true }))
          },
        }),
      ),
  },
  {
    what: 'a question that can have no answer',
    caughtBy: 'dead-end',
    game: () =>
      withRule('trim', {
        ask(s, by, _, asking) {
          for (const [id] of pile(s, `hand-${by}`)) asking.offer(`toss ${id}`, effect('toss', id))
        },
      }),
  },
  {
    what: 'a cost counted twice',
    caughtBy: 'withdraw',
    game: () =>
      withWord(
        'splurge',
        withRule('turn', {
          ask(s, by, arg, asking) {
            kit.rules.get('turn')?.ask?.(s, by, arg, asking)
            // Either half of the payment can be paid, but perhaps not both together.
            if (!s.acted)
              asking.offer(
                'splurge',
                all([pay({ coin: 2 }, effect('acted')), pay({ coin: 2 }, nothing)]),
                [],
                offerFlags({ stays: true }),
              )
          },
        }),
      ),
  },
  {
    what: 'a draw that forgets the barrier',
    caughtBy: 'barrier',
    game: () =>
      withRule('draw-card', {
        run(s, by) {
          const [id, slot, known, bag, root] = pile(s, 'deck').pop() as Card
          pile(s, `hand-${by}`).push([id, slot, known | mask(by), bag, root])
          return undefined
        },
      }),
  },
  {
    what: 'a state with a Map',
    caughtBy: 'json',
    game: () => ({
      ...kit,
      setup: (table, seed) => Object.assign(kit.setup(table, seed), { notes: new Map([['a', 1]]) }),
      clone: (s) => Object.assign(kit.clone(s), { notes: (s as KitState & { notes: unknown }).notes }),
    }),
  },
  {
    what: 'a rule that is not the same twice',
    caughtBy: 'replay',
    game: () => {
      let calls = 0
      return withRule('gain', {
        run(s, by) {
          calls++
          if (s.sellers[by]) s.sellers[by].coin += calls % 3
          return undefined
        },
      })
    },
  },
  {
    what: 'a lane that reads another',
    caughtBy: 'lanes',
    game: () =>
      withRule('drop', {
        run(s, by, arg, tell, inquiry) {
          const rival = pile(s, `hand-${(by + 1) % s.core.players}`).length
          if (rival < 3 && s.sellers[by]) s.sellers[by].coin += 1
          return kit.rules.get('drop')?.run?.(s, by, arg, tell, inquiry)
        },
      }),
  },
  {
    what: 'a lane that changes by hand a pile it does not name',
    caughtBy: 'lanes',
    game: () => {
      const named = withRule('end-turn', {
        run(s, by, arg, tell, inquiry) {
          const next = kit.rules.get('end-turn')?.run?.(s, by, arg, tell, inquiry)
          if (next?.op !== 'all') return next
          const [, ...rest] = next.arg as unknown as Effect[]
          const changing = Object.keys(s.core.piles).filter((name) => name !== 'deck')
          return all([lanes(effect('trim'), { changing }), ...rest])
        },
      })
      const toss: Partial<KitRule> = {
        run(s, by, arg, tell, inquiry) {
          pile(s, 'deck').reverse()
          return kit.rules.get('toss')?.run?.(s, by, arg, tell, inquiry)
        },
      }
      return withRule('toss', toss, named)
    },
  },
  {
    what: 'a redeal that does nothing',
    caughtBy: 'redeal-deals',
    game: () => ({ ...kit, redeal: (s) => kit.clone(s) }),
  },
  {
    what: 'a redeal that never lays a certain card on top',
    caughtBy: 'redeal-deals',
    game: () => ({
      ...kit,
      redeal(s, seat, seed) {
        const world = redeal(kit, s, seat, seed)
        const deck = pile(world, 'deck')
        const [below, top] = deck.slice(-2)
        if (!below || !top || idOf(top) !== 'twin-a') return world
        const [id, slot, known, bag, root] = below
        const [topId, topSlot, topKnown, topBag, topRoot] = top
        if (known !== 0 || topKnown !== 0) return world
        deck.splice(-2, 2, [topId, slot, 0, bag, topRoot], [id, topSlot, 0, topBag, root])
        return world
      },
    }),
  },
  {
    what: 'a redeal that moves a known card',
    caughtBy: 'redeal-known',
    game: () => ({
      ...kit,
      redeal(s, seat, seed) {
        const world = redeal(kit, s, seat, seed)
        if (!world.core.lanes) {
          const deck = pile(world, 'deck')
          const omen = deck.shift()
          if (omen) deck.push(omen)
        }
        return world
      },
    }),
  },
  {
    what: 'a redeal that follows the truth',
    caughtBy: 'redeal-truth',
    game: () => ({
      ...kit,
      redeal(s, seat, seed) {
        const world = redeal(kit, s, seat, seed)
        // The right slots, but their cards shuffled independently of the true ones.
        const deck = (world.core.lanes ? world : s).core.piles.deck ?? []
        const hidden = deck.flatMap(([, , known], i) => (known === 0 ? [i] : []))
        const faces = mix(
          stream(seed),
          hidden.map((i) => idOf(deck[i] as Card)),
        )
        const target = pile(world, 'deck')
        if (world.core.lanes) return world
        for (const [n, i] of hidden.entries()) {
          const [, slot, known, bag, root] = target[i] as Card
          target[i] = [faces[n] as string, slot, known, bag, root]
        }
        return world
      },
    }),
  },
  {
    what: 'a refusal without a rule',
    caughtBy: 'reason',
    game: () => withRule('draw-card', { can: (s, by) => pile(s, `hand-${by}`).length < 2 }),
  },
  {
    what: 'a refusal by a rule that does not exist',
    caughtBy: 'reason',
    game: () => withRule('draw-card', { can: (_s, _by, _, inquiry) => inquiry.no('KIT-NOSUCH-01') }),
  },
  {
    what: 'a move of another moment that nobody has heard of',
    caughtBy: 'named',
    game: () => ({ ...kit, words: { ...kit.words, toss: { behind: () => false, rule: 'KIT-ROUND-02' } } }),
  },
  {
    what: 'a reason that looks into a rival hand',
    caughtBy: 'leak-refusals',
    game: () => ({
      ...kit,
      judge(s, seat, move, inquiry) {
        const theirs = find(s, `hand-${(seat + 1) % s.core.players}`, 'twin-a') >= 0
        return theirs && ruleOfWord(kit.words ?? {}, move) ? 'KIT-TURN-01' : kit.judge?.(s, seat, move, inquiry)
      },
    }),
  },
  {
    what: 'a clone that shares what changes',
    caughtBy: 'clone',
    game: () => ({ ...kit, clone: (s) => ({ ...kit.clone(s), sellers: s.sellers }) }),
  },
  {
    what: 'a view that holds part of the state',
    caughtBy: 'shown',
    game: () => ({ ...kit, view: (s, eyes) => ({ ...kit.view(s, eyes), market: pile(s, 'market') as never }) }),
  },
  {
    what: 'a fact that holds part of the state',
    caughtBy: 'shown',
    game: () =>
      withRule('turn-over', {
        run(s, by, arg, tell, inquiry) {
          const then = kit.rules.get('turn-over')?.run?.(s, by, arg, tell, inquiry)
          tell({ k: 'market', cards: pile(s, 'market') as never })
          return then
        },
      }),
  },
  {
    what: 'a card that gets lost',
    caughtBy: 'invariant',
    game: () =>
      withRule('toss', {
        run(s, by, card) {
          pile(s, `hand-${by}`).splice(find(s, `hand-${by}`, card), 1)
          return undefined
        },
      }),
  },
  {
    what: 'a game without an end',
    caughtBy: 'ends',
    game: () =>
      withWord(
        'dawdle',
        withRule('turn', {
          ask(s, by, arg, asking) {
            kit.rules.get('turn')?.ask?.(s, by, arg, asking)
            if (s.acted) asking.offer('dawdle', nothing, [], offerFlags({ stays: true }))
          },
        }),
      ),
  },
  {
    what: 'a rule that throws',
    caughtBy: 'crash',
    game: () =>
      withRule('peeked', {
        run() {
          throw new Error('out of range')
        },
      }),
  },
]

const LEDGER = Object.keys(ledger.rules)

test.each(BROKEN)('the checks catch $what ($caughtBy)', ({ game, caughtBy, what }) => {
  const bound = caughtBy === 'ends' ? 90 : 5_000
  const options = { games: 60, seed: `broken ${what}`, ledger: LEDGER, bound, every: 4, mostFailures: 1 }
  const report = checkGame(game(), options)
  expect(report.failures[0]?.check, report.failures[0]?.what).toBe(caughtBy)
  expect(report.failures[0]?.command).toContain('npx wayfare check --game kit --games 1 --seed ')
})

test('the unbroken game passes, and a failure would be the same when run alone', () => {
  const report = checkGame(kit, { games: 30, seed: 'sound', ledger: LEDGER })
  expect(report.failures).toEqual([])
  const brokenDraw = withRule('draw-card', { can: () => false })
  const [failure] = checkGame(brokenDraw, { games: 5, seed: 'alone', ledger: LEDGER }).failures
  const alone = checkGame(brokenDraw, { games: 1, seed: failure?.seed ?? '', ledger: LEDGER }).failures
  expect(alone).toEqual([failure])
})
