// The descriptions of things on Arkham's table for inspection cards. Most texts are in the outline and in the lexicon
// already; this file says which term belongs to which thing, and adds the rest.

import type { ArkhamView } from '@wayfare/arkham'
import {
  ANCIENTS,
  type BonusId,
  CALLS,
  COLOURS,
  DEAD_ENDS,
  DIE_IDS,
  type DieId,
  EFFECT_DIE,
  EFFECT_IDS,
  GATES,
  isRoad,
  isSegment,
  isShop,
  isVertex,
  QUARTERS,
  type QuarterId,
  SHOP_CARD_IDS,
  SYMBOLS_OF,
  shopCard,
  TASKS,
  TOURISTS,
} from '@wayfare/arkham/tables'
import type { Description, InspectedTable, Inspection } from '../../../board-kit/inspection.ts'
import { sayShop } from '../cards.tsx'
import { DieFace, faceName } from '../dice.tsx'
import { wordsOf } from '../words.ts'
import { describeAbout } from './about.ts'
import { inspectionWords } from './words.ts'
// The whole table is imported, because it contains everything used here and its files are shared.
import '../index.ts'

type Table = InspectedTable<ArkhamView>

const isIn = (table: object, id: string): boolean => Object.hasOwn(table, id)
const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id)

const BONUS_WORDS: Readonly<Record<BonusId, string>> = {
  reroll: 'tome',
  improvement: 'tome',
  blessing: 'tome',
  'coordinate-change': 'coordinate',
  'extra-segment': 'extra',
  'diagonal-segment': 'diagonal',
}

function describe(id: string, table: Table): Description | null {
  const { speaker } = table
  const own = inspectionWords(speaker)
  if (isIn(QUARTERS, id)) return describeQuarter(id as QuarterId, table)
  if (isSegment(id)) return { word: isRoad(id) ? 'segment' : 'diagonal' }
  if (isVertex(id)) return describeCrossing(id, table)
  if (isOneOf(DIE_IDS, id)) return describeDie(id as DieId, table)
  if (isOneOf(TOURISTS, id)) return { word: 'tourist' }
  if (isIn(SYMBOLS_OF, id)) return { word: BONUS_WORDS[id as BonusId] }
  if (isOneOf(EFFECT_IDS, id)) return { word: 'effect' }
  if (isOneOf(SHOP_CARD_IDS, id)) return { word: 'shop', does: sayShop(shopCard(id), speaker) }
  if (isIn(TASKS, id)) return { word: 'task' }
  if (isIn(CALLS, id))
    return { word: 'ancient', kind: wordsOf(speaker).say('mine.call'), does: own.say('inspection.call') }
  if (isIn(ANCIENTS, id)) return { word: 'ancient' }
  return describeAbout(id, table)
}

/** Describes a die by its present face. */
function describeDie(id: DieId, table: Table): Description {
  const { view, speaker } = table
  const own = inspectionWords(speaker)
  const { number } = view.dice[id]
  const shown = {
    kind: own.say('inspection.die'),
    ...(number > 0 ? { name: speaker.label(faceName(table, id, number)) } : {}),
    Picture: () => <DieFace id={id} number={number} size={40} />,
  }
  return id === EFFECT_DIE ? { word: 'effect', ...shown } : { does: own.say('inspection.die-does'), ...shown }
}

/** Describes a quarter by the tourists whose colour it has, or by its stars. */
function describeQuarter(id: QuarterId, { speaker }: Table): Description {
  const quarter: { readonly type: string; readonly star?: number } = QUARTERS[id]
  const liking = TOURISTS.filter((tourist) => COLOURS[tourist] === quarter.type)
  const counts = liking.map((tourist) => {
    const tourists = speaker.word({ noun: `tourists.${tourist}`, count: 5, silent: true })
    return inspectionWords(speaker).say('inspection.counts', { tourists })
  })
  const stars = quarter.star ? [wordsOf(speaker).say('outlook.stars', { count: quarter.star })] : []
  return { word: 'quarter', now: [...counts, ...stars] }
}

/** Describes a crossing, including the madness it brings with this Ancient One. */
function describeCrossing(id: string, { view }: Table): Description {
  if (isOneOf(GATES, id)) return { word: 'gate' }
  if (isVertex(id) && isShop(id)) return { word: 'shop' }
  if (isOneOf(ANCIENTS[view.ancient].horrors, id)) return { word: 'horror' }
  return { word: isIn(DEAD_ENDS, id) ? 'deadEnd' : 'crossing' }
}

export const inspection: Inspection<ArkhamView> = { describe }
