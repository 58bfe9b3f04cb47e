// What is decided before the first round: crew, starting seals, starting objectives (DAR-CREWDRAFT, DAR-OBJDRAFT, DAR-SOLO-07, -08).

import {
  all,
  as,
  type Effect,
  effect,
  find,
  ids,
  lanes,
  look,
  manner,
  mixed,
  move,
  pile,
  shuffle,
} from '@wayfare/kernel'
import { crewCard } from '../data/crew.ts'
import { DEALT } from '../data/dealt.ts'
import { START_GOLD, START_SILVER } from '../data/objectives.ts'
import { type Colour, colourOf, LETTERS, letterOf } from '../data/seals.ts'
import { redrawAcademy, takeSeal } from '../dealing.ts'
import { boardOf, CREW_DECK, type DarwinState, handPile, pickPile, SEAL_SUPPLY } from '../state.ts'
import type { R } from './rule.ts'

const SECRET = manner({ secret: true })
const PICK: Effect = lanes(effect('pick-crew'))
const PASS: Effect = effect('pass-hands')
const TAKE_SEALS: Effect = effect('take-seals')
const KEEP: Effect = effect('keep-crew')
const START: Effect = all([TAKE_SEALS, lanes(effect('seals')), effect('deal-pairs'), effect('round')])

/** How the game begins: with a draft, with the first game's crew, or alone. */
export const DRAFT_OPENING: Effect = all([PICK, PASS, PICK, PASS, PICK, effect('show-crew'), START])
export const FIRST_OPENING: Effect = START
export const SOLO_OPENING: Effect = all([KEEP, KEEP, KEEP, effect('crew-kept'), START])

const keepWords = (card: string): string => `keep ${card}`

export const draftRules = {
  // DAR-CREWDRAFT-03, -05: all at once, in secret.
  'pick-crew': {
    closed: true,
    ask(s, by, _, asking) {
      for (const [id] of pile(s, handPile(by))) asking.offer(keepWords(id), effect('picked-crew', id), [id], SECRET)
    },
  } satisfies R,

  'picked-crew': {
    run(s, by, card, tell) {
      move(s, handPile(by), find(s, handPile(by), card), pickPile(by))
      tell({ k: 'crew-picked', seat: by }, { [by]: { k: 'crew-picked', seat: by, card } })
      return undefined
    },
  } satisfies R<string>,

  // DAR-CREWDRAFT-05: to the left neighbour, that is the next seat.
  'pass-hands': {
    run(s) {
      const { players, piles } = s.core
      const hands = Array.from({ length: players }, (_, seat) => pile(s, handPile(seat)))
      for (let seat = 0; seat < players; seat++) {
        const next = (seat + 1) % players
        piles[handPile(next)] = hands[seat] as (typeof hands)[number]
        for (let i = 0; i < pile(s, handPile(next)).length; i++) look(s, handPile(next), i, next)
      }
      return undefined
    },
  } satisfies R,

  // DAR-CREWDRAFT-04, -06: picks are shown together; the rest goes back into the box.
  'show-crew': {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) {
        const one = boardOf(s, seat)
        for (let i = 0; i < pile(s, pickPile(seat)).length; i++) look(s, pickPile(seat), i, 'all')
        one.crew = ids(s, pickPile(seat))
        one.crewBy = one.crew.map(() => -1)
        delete s.core.piles[pickPile(seat)]
        delete s.core.piles[handPile(seat)]
        tell({ k: 'crew', seat, cards: one.crew })
      }
      delete s.core.piles[CREW_DECK]
      return undefined
    },
  } satisfies R,

  // DAR-SOLO-07: three of five that lie open.
  'keep-crew': {
    closed: true,
    ask(s, _by, _, asking) {
      for (const id of s.offer) asking.offer(keepWords(id), effect('kept-crew', id), [id])
    },
  } satisfies R,

  'kept-crew': {
    run(s, by, card) {
      const one = boardOf(s, by)
      s.offer = s.offer.filter((id) => id !== card)
      one.crew = [...one.crew, card]
      one.crewBy = [...one.crewBy, -1]
      return undefined
    },
  } satisfies R<string>,

  'crew-kept': {
    run(s, by, _, tell) {
      s.offer = []
      tell({ k: 'crew', seat: by, cards: boardOf(s, by).crew })
      return undefined
    },
  } satisfies R,

  // DAR-CREWDRAFT-07, -09, DAR-SETUP-22.
  'take-seals': {
    run(s) {
      while (!suppliesAll(s)) redrawAcademy(s)
      for (const seal of demanded(s)) takeSeal(s, seal)
      shuffle(s, SEAL_SUPPLY)
      return undefined
    },
  } satisfies R,

  // DAR-CREWDRAFT-08: one each into the three ordinary rows; three of a colour leave no choice.
  seals: {
    run(s, by) {
      const [first, ...others] = orders(sealsFor(s, by))
      return others.length === 0 ? effect('assigned', first as string[]) : effect('assign-seals')
    },
  } satisfies R,

  'assign-seals': {
    closed: true,
    ask(s, by, _, asking) {
      for (const order of orders(sealsFor(s, by))) {
        const words = order.map(colourOf).join(' ')
        asking.offer(`seals ${words}`, effect('assigned', order), ROWS_POINTED_AT)
      }
    },
  } satisfies R,

  assigned: {
    run(s, by, seals, tell) {
      boardOf(s, by).rows = ['p', ...seals, '']
      tell({ k: 'seals', seat: by, colours: seals.map(colourOf) })
      return undefined
    },
  } satisfies R<readonly string[]>,

  // DAR-OBJDRAFT-01, -02, -04: columns of silver over gold, chosen from the last in turn order to the first.
  'deal-pairs': {
    run(s) {
      const { players } = s.core
      const silver = mixed(s, 'starting silver', START_SILVER.slice())
      const gold = mixed(s, 'starting gold', START_GOLD.slice())
      const pairs = s.alfred ? DEALT.pairsAlone : players
      s.offer = silver.slice(0, pairs).map((id, i) => `${id} ${gold[i]}`)
      return all(
        s.order
          .filter((board) => board < players)
          .map((board) => as(board, effect('pair')))
          .reverse(),
      )
    },
  } satisfies R,

  // DAR-OBJDRAFT-05: who comes last takes what is left.
  pair: {
    run: (s) => (s.offer.length === 1 ? effect('paired', s.offer[0] as string) : effect('choose-pair')),
  } satisfies R,

  'choose-pair': {
    closed: true,
    ask(s, _by, _, asking) {
      for (const pair of s.offer) asking.offer(`pair ${pair}`, effect('paired', pair), pair.split(' '))
    },
  } satisfies R,

  paired: {
    run(s, by, pair, tell) {
      boardOf(s, by).reserve = pair.split(' ')
      s.offer = s.alfred ? [] : s.offer.filter((other) => other !== pair)
      const [silver, gold] = pair.split(' ') as [string, string]
      tell({ k: 'pair', seat: by, silver, gold })
      return undefined
    },
  } satisfies R<string>,
}

const ROWS_POINTED_AT = ['w2', 'w3', 'w4']

function sealsFor(s: DarwinState, seat: number): string[] {
  return boardOf(s, seat).crew.map((card) => letterOf(crewCard(card).start as Colour))
}

function demanded(s: DarwinState): string[] {
  return Array.from({ length: s.core.players }, (_, seat) => sealsFor(s, seat)).flat()
}

function suppliesAll(s: DarwinState): boolean {
  const wanted = demanded(s)
  const supply = ids(s, SEAL_SUPPLY)
  for (const letter of LETTERS) {
    const short = wanted.filter((seal) => seal === letter).length - supply.filter((id) => id === letter).length
    if (short > 0) return false
  }
  return true
}

/** Every order of these seals that looks different. */
function orders(seals: readonly string[]): string[][] {
  const [a, b, c] = seals as [string, string, string]
  const all = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  return all.filter((order, i) => all.findIndex((other) => other.join() === order.join()) === i)
}
