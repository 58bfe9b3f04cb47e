// Describes drawn elements that cannot be pointed at: counters, piles, slots and the strips of other players.

import type { ArnakView } from '@wayfare/arnak'
import { cardOf, filledCount, isFilled, SLOT_POINTS } from '@wayfare/arnak/tables'
import type { Description, InspectedTable } from '../../../board-kit/inspection.ts'
import { type Words, wordsOf } from '../words.ts'

type Table = InspectedTable<ArnakView>
type Describe = (words: Words, table: Table) => Description

const KNOWN: Readonly<Record<string, Describe>> = {
  rounds: (words, { view }) => ({ word: 'staff', name: words.say('rounds.of', { round: view.round }) }),
  area: (words, { view, shownSeat }) => ({
    word: 'area',
    name: words.say('cards.area', { count: view.explorers[shownSeat]?.area.length ?? 0 }),
  }),
  'item-deck': (words, { view }) => ({
    word: 'item',
    name: words.say('cards.items-left', { count: view.items.length }),
  }),
  'artifact-deck': (words, { view }) => ({
    word: 'artifact',
    name: words.say('cards.artifacts-left', { count: view.artifacts.length }),
  }),
  'spent-boons': (words, { view, shownSeat }) => ({
    word: 'boon',
    name: words.say('mine.spent', { count: view.explorers[shownSeat]?.spent.length ?? 0 }),
  }),
  planes: (words) => ({ word: 'travel', name: words.say('mine.planes') }),
  calm: (words) => ({ word: 'fear', name: words.say('mine.calm') }),
}

export function describeAbout(id: string, table: Table): Description | null {
  const words = wordsOf(table.speaker)
  const [kind = '', number = ''] = id.split(':')
  if (Object.hasOwn(KNOWN, kind)) return KNOWN[kind]?.(words, table) ?? null
  if (kind === 'exile') return describeExile(number === 'artifact', words, table)
  if (kind === 'slot') return describeSlot(Number(number), words, table)
  if (kind === 'explorer') return describeExplorer(Number(number), words, table)
  return null
}

/** Basic cards and Fear are exiled to the pile of the items. */
function describeExile(artifacts: boolean, words: Words, { view }: Table): Description {
  const count = view.exiled.filter((id) => (cardOf(id).kind === 'artifact') === artifacts).length
  return { word: 'exile', name: words.say(artifacts ? 'cards.exiled-artifacts' : 'cards.exiled-items', { count }) }
}

function describeSlot(slot: number, words: Words, { view, shownSeat }: Table): Description | null {
  const [points, one] = [SLOT_POINTS[slot], view.explorers[shownSeat]]
  if (points === undefined || !one) return null
  const full = isFilled(one.slots, slot)
  return { word: 'slot', name: words.say(full ? 'mine.slot-full' : 'mine.slot-empty', { slot: slot + 1, points }) }
}

function describeExplorer(seat: number, words: Words, { view, names, picture, speaker }: Table): Description | null {
  const one = view.explorers[seat]
  if (!one) return null
  const points = picture.scores.find((score) => score.seat === seat)?.total ?? 0
  return {
    kind: words.say('score.explorer'),
    name: names[seat] ?? speaker.label({ seat }),
    now: [
      words.say('rival.points', { points }),
      words.say('rival.hand', { count: one.hand.length }),
      words.say('rival.deck', { count: one.deck.length }),
      words.say('rival.figures', { count: one.home }),
      words.say('rival.idols', { count: one.crates + filledCount(one.slots) }),
      words.say('rival.guardians', { count: one.boons.length + one.spent.length }),
    ],
  }
}
