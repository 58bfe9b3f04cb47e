// What a position of Arkham may hold.

import type { Json, TableOptions } from '@wayfare/kernel'
import { type Field, type FieldsAt, field } from '@wayfare/testkit'
import { QUARTER_IDS, RIVER_CROSSINGS, SEGMENT_IDS, VERTEX_IDS } from '../../board/board.ts'
import { GATES, SHOPS } from '../../board/gates-and-shops.ts'
import { TASKS } from '../../board/tasks.ts'
import { TOURISTS } from '../../board/tourists.ts'
import { BONUS_IDS, SYMBOLS_OF } from '../../cards/bonuses.ts'
import { CALL_IDS } from '../../cards/calls.ts'
import { DIE_IDS } from '../../cards/dice.ts'
import { SHOP_CARD_IDS } from '../../cards/shop-cards.ts'
import { ROUNDS } from '../../state.ts'

const { beginning, by, count, each, flag, list, maybe, one, piece, record, saying, told } = field
type Given = { readonly [key: string]: Json }

const DICE_OF_A_BOARD = 2
const ROLLED = 3
const amount = count(0, 999)
const die = one(DIE_IDS, 'die')
const number = count(1, 6)
const quarter = one(QUARTER_IDS, 'quarter')
const shops = list(one(SHOPS, 'shop'), { set: true })
const LINKS = GATES.flatMap((from) => GATES.flatMap((to) => (from === to ? [] : [`gate:${from}>${to}`])))
const step = one([...SEGMENT_IDS, ...LINKS, ...Object.keys(RIVER_CROSSINGS)], 'step')
const lying = { set: true, max: DIE_IDS.length } as const

/** Where play begins, and the fields that only some of them have. */
const PHASES = ['tasks', 'round', 'pick', 'own', 'turn', 'route', 'madness', 'encounter']
/** Those that begin between two rounds. */
export const BETWEEN: readonly string[] = ['tasks', 'round']
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  round: PHASES,
  first: PHASES,
  dice: ['tasks', 'pick', 'own', 'turn'],
  shop: ['pick', 'own', 'turn'],
  slots: ['turn'],
  available: ['tasks', 'pick'],
  taken: ['own'],
}

export const fields: FieldsAt = (table) => {
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  return {
    fields: {
      phase: beginning('where play begins; absent: with the choice of tasks', one(PHASES, 'phase')),
      ancient: told('say it in table'),
      round: saying('the round that is being played; in phases tasks and round the one that is over', count(0, ROUNDS)),
      first: saying('the seat that is first player', one(seats, 'seat')),
      dice: saying('their numbers', by(DIE_IDS, number, 'dice')),
      zones: told('say it in slots, available or taken'),
      slots: beginning(
        'the dice on the card (phase turn); absent: each board has dice of its own',
        list(die, { ...lying, min: DICE_OF_A_BOARD, max: DICE_OF_A_BOARD }),
      ),
      available: beginning(
        'the dice still available (phase pick, and alone also tasks; all of them unless named)',
        list(die, lying),
      ),
      taken: beginning('the dice that were taken and rolled in an opening round (phase own)', list(die, lying)),
      shop: beginning('the open shop card', one(SHOP_CARD_IDS, 'shop card')),
      deck: told('the cards that lie nowhere else'),
      boards: saying('for each seat', each(seats.map(boardAt), 'the seats')),
    },
    pieces: Object.fromEntries(
      seats.flatMap((seat) => BONUS_IDS.map((id) => [`${id} of seat ${seat}`, SYMBOLS_OF[id]])),
    ),
    together: (given) => together(given, table),
  }
}

function boardAt(seat: number): Field {
  const symbols = record(
    Object.fromEntries(BONUS_IDS.map((id) => [id, count(0, SYMBOLS_OF[id], `${id} of seat ${seat}`)])),
    'bonuses',
  )
  return record(
    {
      dice: saying('its own, if they differ', list(die, lying)),
      later: saying('those for round 2', list(die, lying)),
      numbers: list(number, { max: DICE_OF_A_BOARD }),
      quarter: maybe(quarter),
      fallback: flag(),
      wayDone: flag(),
      visited: flag(),
      reached: shops,
      tourists: by(QUARTER_IDS, by(TOURISTS, amount, 'tourists', { just: true }), 'quarters', { just: true }),
      segments: list(one(SEGMENT_IDS, 'segment'), { set: true }),
      circled: shops,
      bonuses: saying('circled and not crossed out', symbols),
      spent: saying('crossed out', symbols),
      start: saying('of the final route', maybe(one(VERTEX_IDS, 'crossing'))),
      steps: saying('of the final route', list(step)),
      routed: flag(),
      madness: amount,
      rolled: saying('the dice of the encounter', list(number, { max: ROLLED })),
      blessed: flag(),
      struck: list(quarter, { set: true }),
      ancientVp: count(-999, 999),
      out: flag(),
      task: beginning('the one that was kept', piece(Object.keys(TASKS), 'task')),
      call: beginning('with Cthulhu', piece(CALL_IDS, 'call')),
    },
    'a board',
  )
}

function together(given: Given, { players }: TableOptions): readonly [string, string] | undefined {
  const { phase } = given
  for (const [name, phases] of Object.entries(ONLY_IN))
    if (given[name] !== undefined && !phases.includes(phase as string))
      return [name, `is only for phase ${phases.join(', ')}`]
  const boards = (given.boards ?? []) as readonly Given[]
  const needsDice = phase === 'turn' && !given.slots ? 'dice' : ''
  // ARK-START-09: the second round of four is played with the dice that were left of the first.
  const needsLater = phase === 'round' && players === 4 && given.round === 1 ? 'later' : ''
  const own = needsDice || needsLater
  for (let seat = 0; own && seat < players; seat++)
    if ((boards[seat]?.[own] as readonly Json[] | undefined)?.length !== DICE_OF_A_BOARD)
      return [`boards[${seat}].${own}`, `is missing: two dice${own === 'dice' ? ', or slots for all' : ''}`]
  if (phase === 'route' && !boards.some(({ segments, steps }) => segments ?? steps))
    return ['boards', 'nobody has drawn a segment to name a route with']
  const { round } = given
  if (BETWEEN.includes(phase as string) ? round === ROUNDS : round === 0)
    return ['round', `${round} is not a round of phase ${phase}`]
  if (phase === 'own' && players < 3) return ['phase', 'own is for three or four players']
  if (phase === 'own' && (given.taken as Json[] | undefined)?.length !== players)
    return ['taken', `is missing: ${players} dice, one for each seat`]
  const dice = given.available as Json[] | undefined
  const needed = players === 1 ? 3 : DIE_IDS.length
  if (dice && dice.length !== needed) return ['available', `${needed} dice are to pick from`]
  for (const [seat, { rolled, task }] of boards.entries()) {
    const rolls = (rolled as Json[] | undefined)?.length ?? ROLLED
    if (rolls !== 0 && rolls !== ROLLED) return [`boards[${seat}].rolled`, `none or ${ROLLED} dice are rolled`]
    if (task !== undefined && (phase ?? 'tasks') === 'tasks')
      return [`boards[${seat}].task`, 'is chosen in phase tasks, and where no phase is named']
  }
  return undefined
}
