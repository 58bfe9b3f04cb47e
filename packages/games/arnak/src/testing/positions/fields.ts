// The fields of positions in Arnak.

import type { Json, TableOptions } from '@wayfare/kernel'
import { type Field, type FieldsAt, field } from '@wayfare/testkit'
import { ASSISTANT_IDS } from '../../board/assistants.ts'
import { BONUS_KINDS } from '../../board/bonus-tiles.ts'
import { GUARDIAN_IDS } from '../../board/guardians.ts'
import { ALL_IDOLS, IDOL_KINDS, IDOLS, SLOTS } from '../../board/idols.ts'
import { RIVAL_TILE_IDS } from '../../board/rival-tiles.ts'
import { LEVEL1_IDS, LEVEL2_IDS } from '../../board/site-tiles.ts'
import { SITES, SPACE_IDS, type Temple } from '../../board/sites.ts'
import { STACK_IDS } from '../../board/temple-tiles.ts'
import { ARRIVAL_POINTS, BONUS_SPOTS, TRACKS } from '../../board/track.ts'
import { ARTIFACT_IDS } from '../../cards/artifacts.ts'
import { BASIC_IDS, FEAR, FEAR_CARDS } from '../../cards/basics.ts'
import { CARD_IDS } from '../../cards/cards.ts'
import { ITEM_IDS } from '../../cards/items.ts'
import { RESOURCES } from '../../resources.ts'
import { FIGURES, ROUNDS, SUPPLY } from '../../state.ts'

const { beginning, by, count, each, flag, list, maybe, one, piece, record, row, saying, told } = field
type Given = { readonly [key: string]: Json }

const ROW = 6
const COPIES = 3
/** The rival has six archaeologists (ARN-SOLO-03). */
const RIVAL_FIGURES = 6
const amount = count(0, 99)
const item = piece(ITEM_IDS, 'item')
const artifact = piece(ARTIFACT_IDS, 'artifact')
const bought = piece([...ARTIFACT_IDS, ...ITEM_IDS], 'item or artifact')
const guardian = piece(GUARDIAN_IDS, 'guardian')
const assistant = piece(ASSISTANT_IDS, 'assistant')
const idol = piece(IDOL_KINDS, 'idol')
const bonus = piece(BONUS_KINDS, 'bonus tile')
const rivalTile = piece(RIVAL_TILE_IDS, 'rival tile')
const top = { part: 'end' } as const

export const fields: FieldsAt = (table) => {
  const { players } = table
  const temple = table.temple as Temple
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const size = Math.max(2, players)
  const spaces = one(Object.keys(TRACKS[temple].spaces), `space of the ${temple} track`)
  const aSeat = one(seats, 'seat')
  return {
    fields: {
      opening: beginning('true: alone, the rival has made its first move, as in a real game', flag()),
      temple: told('say it in table'),
      first: told('say it in table'),
      round: saying('the row has as many artifacts', count(1, ROUNDS)),
      turn: saying('whose turn it is', aSeat),
      acted: saying('true: the main action has been taken', flag()),
      pool: saying('travel icons left over', by(['car', 'ship', 'plane', 'either'], amount, 'icons')),
      fear: saying('how many cards the Fear pile has', count(0, FEAR_CARDS)),
      row: saying(
        'from left to right, null for a gap; artifacts in as many places as the round says',
        list(maybe(bought), { min: ROW, max: ROW }),
      ),
      emptyDecks: beginning('those without cards', list(one(['item', 'artifact'], 'deck'), { set: true })),
      items: saying('on top of the item deck, the topmost last', list(item, top)),
      artifacts: saying('on top of the artifact deck, the topmost last', list(artifact, top)),
      exiled: saying('items in exile', list(item, { part: 'some' })),
      level1: saying('on top of the level I stack, the topmost last', list(piece(LEVEL1_IDS, 'level I tile'), top)),
      level2: saying('on top of the level II stack, the topmost last', list(piece(LEVEL2_IDS, 'level II tile'), top)),
      guardians: saying('on top of their stack, the topmost last', list(guardian, top)),
      sites: saying('a site with a tile has lost its idol unless it is named', sites),
      men: saying(
        'who stands there; the figures come from their boards',
        by(SPACE_IDS, maybe(piece([...seats, 'rival', 'blocked'], 'seat, rival or blocked', figure)), 'spaces'),
      ),
      bonus: saying('the bonus tiles there', bonuses(temple)),
      lost: saying('the Lost Temple stack, the topmost last', list(bonus, { max: size })),
      supply: saying(
        'the topmost last',
        row(
          SUPPLY.map(() => list(assistant)),
          'three stacks of assistants',
        ),
      ),
      rescue: saying('the rescue stack, the topmost last', list(assistant)),
      stacks: saying('temple tiles left', by(STACK_IDS, count(0, size), 'stacks')),
      arrived: saying('how many glasses are in the temple', count(0, size)),
      explorers: saying(
        'for each seat',
        each(
          seats.map((seat) => explorer(seat, spaces, size)),
          'the seats',
        ),
      ),
      rival: players === 1 ? maybe(rival(spaces)) : maybe(told('the rival plays only against one')),
    },
    pieces: {
      [FEAR]: FEAR_CARDS,
      'idol in hand': ALL_IDOLS.length,
      ...Object.fromEntries(IDOL_KINDS.map((id) => [id, IDOLS[id].count])),
      ...Object.fromEntries(BONUS_KINDS.map((id) => [id, COPIES])),
      ...Object.fromEntries(seats.map((seat) => [`archaeologist of seat ${seat}`, FIGURES])),
      'archaeologist of the rival': players === 1 ? RIVAL_FIGURES : 0,
      'temple tile of 2': 3 * size,
      'temple tile of 6': 2 * size,
      'temple tile of 11': size,
    },
    together: (given) => findConflict(given, table),
  }
}

/** Blocking tiles are not counted as figures; there is one for every space that may be blocked. */
function figure(who: string): string | null {
  if (who === 'blocked') return null
  return who === 'rival' ? 'archaeologist of the rival' : `archaeologist of seat ${who}`
}

const NO_TILE = maybe(told('a camp has none'))
const sites = record(
  Object.fromEntries(
    SITES.map(({ id, level }): [string, Field] => {
      const tile = level === 'level1' ? piece(LEVEL1_IDS, 'level I tile') : piece(LEVEL2_IDS, 'level II tile')
      const here =
        level === 'camp'
          ? { tile: NO_TILE, guardian: maybe(guardian), idol: NO_TILE }
          : { tile: maybe(tile), guardian: maybe(guardian), idol: maybe(idol) }
      return [id, record(here, 'what is there')]
    }),
  ),
  'sites',
)

function bonuses(temple: Temple): Field {
  const spots = (space: string): number => BONUS_SPOTS[temple].filter((spot) => spot.space === space).length
  return record(
    Object.fromEntries(Object.keys(TRACKS[temple].spaces).map((id) => [id, list(bonus, { max: spots(id) })])),
    `spaces of the ${temple} track`,
  )
}

function explorer(seat: number, spaces: Field, size: number): Field {
  const own = (id: string): string => ((BASIC_IDS as readonly string[]).includes(id) ? `${id} of seat ${seat}` : id)
  const card = piece(CARD_IDS, 'card', own)
  return record(
    {
      ...Object.fromEntries(RESOURCES.map((resource) => [resource, amount])),
      home: told('the figures that stand on no space'),
      crates: saying('idols in the crates', count(0, ALL_IDOLS.length, 'idol in hand')),
      slots: saying('how many are filled', count(0, SLOTS, 'idol in hand')),
      fearTiles: amount,
      glass: spaces,
      notebook: spaces,
      arrival: saying('1 for the first glass in the temple', count(0, ARRIVAL_POINTS.length)),
      passed: flag(),
      planes: saying('until the round ends all icons are planes', flag()),
      calm: saying('until the round ends guardians give no Fear', flag()),
      tiles2: count(0, 3 * size, 'temple tile of 2'),
      tiles6: count(0, 2 * size, 'temple tile of 6'),
      tiles11: count(0, size, 'temple tile of 11'),
      boons: saying('guardians overcome, with their boon', list(guardian)),
      spent: saying('those whose boon is spent', list(guardian)),
      staff: list(
        record({ id: assistant, gold: flag(), ready: saying('true unless named', flag()) }, 'an assistant', {
          needs: ['id'],
        }),
        { max: 2 },
      ),
      hand: list(card),
      deck: saying('the topmost last', list(card)),
      area: list(card),
    },
    'an explorer',
  )
}

const rival = (spaces: Field): Field =>
  record(
    {
      stack: saying('the topmost last', list(rivalTile)),
      used: saying('those of this round, in order', list(rivalTile)),
      tiles: told('those of stack and used'),
      arrow: told('it is on the back of the topmost tile'),
      score: told('the points that the rest makes'),
      glass: spaces,
      arrival: count(0, ARRIVAL_POINTS.length),
      tiles6: count(0, 4, 'temple tile of 6'),
      guardians: list(guardian),
      cards: list(bought),
      idols: saying('face up', list(idol)),
      minus: saying('idols on -1', count(0, ALL_IDOLS.length, 'idol in hand')),
    },
    'the rival',
  )

function findConflict(given: Given, { players }: TableOptions): readonly [string, string] | undefined {
  if (given.opening && players > 1) return ['opening', 'the rival plays only against one']
  const artifacts = (given.round ?? 1) as number
  for (const [i, id] of ((given.row ?? []) as readonly (string | null)[]).entries()) {
    const isArtifact = (ARTIFACT_IDS as readonly (string | null)[]).includes(id)
    if (id !== null && isArtifact !== i < artifacts)
      return [`row[${i}]`, `${id} is no ${i < artifacts ? 'artifact' : 'item'}, as lie there in round ${artifacts}`]
  }
  return undefined
}
