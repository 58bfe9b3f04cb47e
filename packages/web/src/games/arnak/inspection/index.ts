// The descriptions of things on Arnak's table for inspection cards. Most texts are in the outline and in the lexicon
// already; this file says which term belongs to which thing, and adds the rest.

import type { ArnakView } from '@wayfare/arnak'
import {
  ASSISTANTS,
  BONUSES,
  CAMPS,
  CARDS,
  cardOf,
  FEAR,
  GUARDIAN_POINTS,
  GUARDIANS,
  IDOL_POINTS,
  IDOLS,
  LEVEL1_TILES,
  LEVEL2_TILES,
  RESOURCES,
  RIVAL_TILE_IDS,
  rulesAbout,
  SITES,
  SLOT_EFFECTS,
  SPACES,
  STACKS,
  TRACKS,
} from '@wayfare/arnak/tables'
import type { Description, InspectedTable, Inspection } from '../../../board-kit/inspection.ts'
import { openCardZoom, readOf } from '../card-zoom.ts'
import { wordsOf } from '../words.ts'
import { describeAbout } from './about.ts'
import { inspectionWords } from './words.ts'
// The whole table is imported, because it contains everything used here and its files are shared.
import '../index.ts'

type Table = InspectedTable<ArnakView>

const isIn = (table: object, id: string): boolean => Object.hasOwn(table, id)
const isResource = (id: string): boolean => RESOURCES.some((one) => one === id)

/** The glossary terms of unique things. */
const WORDS: Readonly<Record<string, string>> = {
  idol: 'idol',
  pilot: 'pilot',
  'pool-car': 'travel',
  'pool-ship': 'travel',
  'pool-plane': 'travel',
  'pool-either': 'travel',
  collected: 'travel',
  'fear-tile': 'fear',
  glass: 'glass',
  notebook: 'notebook',
}

function describe(id: string, table: Table): Description | null {
  const found = describeThing(id, table)
  const read = readOf(table, id)
  return found && read.length > 0 ? { ...found, open: () => openCardZoom(...read) } : found
}

function describeThing(id: string, table: Table): Description | null {
  const { speaker } = table
  const [words, own] = [wordsOf(speaker), inspectionWords(speaker)]
  const word = WORDS[id]
  if (isResource(id)) return { word: id, counted: true, kind: own.say('inspection.resource') }
  if (word) return { word }
  if (id === 'deck') return { does: own.say('inspection.deck'), ...rulebookOn(id) }
  if (id.startsWith('drop-')) return { ...describeCard(id.slice('drop-'.length), table), name: speaker.sayThing(id) }
  if (CARDS.has(id)) return describeCard(id, table)
  if (isIn(GUARDIANS, id)) return { word: 'guardian', kind: words.say('reading.guardian', { points: GUARDIAN_POINTS }) }
  if (isIn(ASSISTANTS, id)) return { word: 'assistant' }
  if (isIn(IDOLS, id)) return { word: 'idol', kind: words.say('reading.idol', { points: IDOL_POINTS }) }
  if (isIn(LEVEL1_TILES, id)) return { word: 'site', kind: words.say('reading.level1') }
  if (isIn(LEVEL2_TILES, id)) return { word: 'site', kind: words.say('reading.level2') }
  if (isIn(BONUSES, id)) return { word: 'bonus' }
  if (isIn(SLOT_EFFECTS, id)) return { word: 'slot' }
  if (RIVAL_TILE_IDS.some((one) => one === id))
    return { kind: words.say('score.rival'), does: own.say('inspection.rival-tile'), ...rulebookOn(id) }
  return describePlace(id, table) ?? describeAbout(id, table)
}

/** The rule of the rulebook that explains more about the thing. */
function rulebookOn(id: string): Pick<Description, 'rule'> {
  const [rule] = rulesAbout(id)
  return rule === undefined ? {} : { rule }
}

function describeCard(id: string, { speaker }: Table): Description {
  if (id === FEAR) return { word: 'fear', does: speaker.sayDetail([id]), ...rulebookOn(id) }
  const { kind } = cardOf(id)
  // The whole text of the card is shown, so the purpose of its kind is left out.
  return { kind: speaker.label({ key: `kinds.${kind}` }), does: speaker.sayDetail([id]), ...rulebookOn(id) }
}

/** Describes sites, steps of research and stacks of temple tiles. */
function describePlace(id: string, table: Table): Description | null {
  const { view, speaker } = table
  const own = inspectionWords(speaker)
  const space = SPACES.find((one) => one.id === id)
  const site = SITES.find((one) => one.id === id) ?? (space && SITES[space.site])
  if (site && isIn(CAMPS, site.id)) {
    const effect = speaker.sayDetail([site.id])
    if (!space) return { word: 'camp', does: effect }
    const travel = {
      list: space.travel[view.temple].map((icon) => ({ noun: `nouns.${icon}`, count: 1 })),
      joint: 'commas',
    } as const
    return { word: 'camp', does: speaker.sentence('outline.open', { effect, travel }) }
  }
  if (site) {
    const guardian = view.guards[site.index]
    return { word: 'site', ...(guardian ? { now: [speaker.sayThing(guardian)] } : {}) }
  }
  if (!STACKS.some((one) => one.id === id) && !isIn(TRACKS[view.temple].spaces, id)) return null
  const isTile = STACKS.some((one) => one.id === id)
  const [row, price] = outlineOf(id, table)
  const cost = price === undefined ? undefined : own.say('inspection.price', { price })
  if (isTile) return { word: 'temple', ...(cost ? { does: cost } : {}) }
  return {
    kind: own.say('inspection.step'),
    does: cost ? `${row}. ${cost}` : own.say('inspection.start'),
    ...rulebookOn(id),
  }
}

/** The heading of the thing in the outline, and its text there: for a research step its row and its price. */
function outlineOf(id: string, { view, outline }: Table): readonly [string, string | undefined] {
  for (const { name, lines } of outline?.(view) ?? []) {
    for (const line of name === 'research' && lines ? lines : []) {
      const thing = 'things' in line ? line.things.find((one) => one.id === id) : undefined
      if (thing) return [line.label, thing.text]
    }
  }
  return ['', undefined]
}

export const inspection: Inspection<ArnakView> = { describe }
