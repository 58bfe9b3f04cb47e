// The descriptions of things on Darwin's table for inspection cards. Most texts are in the outline and in the lexicon
// already; this file says which term belongs to which thing, and adds the rest.

import type { DarwinView } from '@wayfare/darwin'
import {
  ACTION_CARDS,
  BONUS_CARDS,
  CAMPS,
  CREW_IDS,
  campOf,
  ENVELOPES,
  GOAL_IDS,
  ISLANDS,
  isFree,
  isSpecial,
  MAIL_TILE_IDS,
  OBJECTIVE_IDS,
  placeCost,
  SCROLLS,
  SLOTS,
  SPACES,
  SPECIAL_IDS,
  SPECIMENS,
  type SpaceId,
  STACKS,
  STOPS,
  type Stop,
  WORKERS,
} from '@wayfare/darwin/tables'
import type { Description, InspectedTable, Inspection } from '../../../board-kit/inspection.ts'
import { wordsOf } from '../words.ts'
import { describeAbout } from './about.ts'
import { inspectionWords } from './words.ts'
// The whole table is imported, because it contains everything used here and its files are shared.
import '../index.ts'

type Table = InspectedTable<DarwinView>

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

/** The glossary term for all things of a list. */
const WORDS: readonly (readonly [ids: readonly string[], word: string])[] = [
  [WORKERS, 'worker'],
  [CREW_IDS, 'crew'],
  [OBJECTIVE_IDS, 'objective'],
  [idsOf(SLOTS), 'objective'],
  [MAIL_TILE_IDS, 'envelope'],
  [ENVELOPES, 'envelope'],
  [GOAL_IDS, 'goal'],
  [SPECIAL_IDS, 'journal'],
  [SPECIMENS, 'specimen'],
  [[...STACKS, 'used'], 'stamp'],
  [SCROLLS.flatMap(({ slots }) => slots), 'scroll'],
  [idsOf(ISLANDS), 'explorer'],
  [idsOf(CAMPS), 'tent'],
]

function describe(id: string, table: Table): Description | null {
  const space = SPACES.find((one) => one.id === id)
  if (space) return describeSpace(space.id, table)
  const stop = STOPS.find((one) => one.id === id)
  if (stop) return describeStop(stop, table)
  const word = WORDS.find(([ids]) => ids.includes(id))?.[1]
  if (word) return { word }
  const own = inspectionWords(table.speaker)
  if (Object.hasOwn(ACTION_CARDS, id))
    return { kind: own.say('inspection.action-card'), does: own.say('inspection.alfred') }
  if (Object.hasOwn(BONUS_CARDS, id))
    return { kind: own.say('inspection.bonus-card'), does: own.say('inspection.alfred') }
  return describeAbout(id, table)
}

/** A space that is still closed is described as such. */
function describeSpace(id: SpaceId, table: Table): Description {
  const { view, speaker } = table
  const price = priceNow(id, table)
  const own = inspectionWords(speaker)
  const isClosed = (view.lenses as Readonly<Record<string, unknown>>)[id] === 'locked'
  const isEmpty = isSpecial(id) && view.tiles[id] === null
  return {
    word: isClosed ? 'locked' : 'journal',
    kind: own.say('inspection.space'),
    ...(isEmpty ? { does: own.say('inspection.no-tile') } : {}),
    ...(price === null || isClosed || isEmpty ? {} : { now: [price] }),
  }
}

/** The price of placing a worker there for the viewer, with the worker for whom it is cheapest. */
function priceNow(space: SpaceId, { view, seat, picture, speaker }: Table): string | null {
  const mine = seat === null ? undefined : view.boards[seat]
  if (seat === null || !mine || picture.question?.op !== 'turn') return null
  const costs = mine.workers
    .filter((worker) => isFree(mine, worker))
    .map((worker) => placeCost(view, seat, worker, space))
  const [best] = costs.sort((a, b) => a.knowledge - b.knowledge)
  if (!best) return null
  const { coins, knowledge } = best
  const words = wordsOf(speaker)
  return coins + knowledge === 0 ? words.say('journals.free') : words.say('journals.price', { coins, knowledge })
}

/** Describes a space of the chart by its content: a camp, a specimen, or a ribbon before it. */
function describeStop({ id, acts, ribbon, route }: Stop, { view, speaker }: Table): Description {
  const own = inspectionWords(speaker)
  const [first] = acts
  const camp = first?.op === 'camp' && first.arg.camp !== 'any' ? campOf(first.arg.camp).id : null
  const isThere = ribbon > 0 && !view.ribbons.includes(id)
  const now = isThere ? [own.say('inspection.ribbon', { points: ribbon })] : []
  if (camp) return { word: 'tent', kind: speaker.sayThing(camp), outlinedAs: camp, now }
  if (view.tokens[id]) return { word: 'specimen', kind: own.say('inspection.stop'), pictured: view.tokens[id], now }
  return { word: route === 'sea' ? 'beagle' : 'explorer', kind: own.say('inspection.stop'), now }
}

export const inspection: Inspection<DarwinView> = { describe }
