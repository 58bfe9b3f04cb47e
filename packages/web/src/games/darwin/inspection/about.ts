// Describes drawn elements that cannot be pointed at: counters, tents and lenses, ribbons, and the strips of other
// players.

import type { DarwinView } from '@wayfare/darwin'
import { END_POINTS, LENSES, ROUNDS, STOPS, TENT_POINTS, TENT_REWARDS, TENTS } from '@wayfare/darwin/tables'
import { acts } from '@wayfare/darwin/text'
import type { Description, InspectedTable } from '../../../board-kit/inspection.ts'
import { lagBehind } from '../player-area-purse.tsx'
import { type Words, wordsOf } from '../words.ts'
import { inspectionWords } from './words.ts'

type Table = InspectedTable<DarwinView>
type Board = DarwinView['boards'][number]

export function describeAbout(id: string, table: Table): Description | null {
  const [kind = '', number = ''] = id.split(':')
  const words = wordsOf(table.speaker)
  const shown = table.view.boards[table.shownSeat]
  const counted = COUNTED[kind]
  if (counted) return describeCounted(counted, words, table)
  if (kind === 'round') return describeRound(words, table)
  if (kind === 'order')
    return {
      kind: words.say('desk.order'),
      name: words.say('rounds.order'),
      pictured: 'turn-order',
      does: inspectionWords(table.speaker).say('inspection.order'),
    }
  if (kind === 'lens' && shown)
    return { word: 'lens', counted: true, now: [words.say('rival.lenses', { count: LENSES - shown.lenses })] }
  if (kind === 'tent' && shown) return describeTent(Number(number), words, table)
  if (kind === 'ribbon') return describeRibbon(number, table)
  if (kind === 'board') return describeBoard(Number(number), words, table)
  return null
}

type Counted = {
  /** Absent if the lexicon has no term and the outline has its name. */
  readonly word?: string
  readonly pictured: string
  readonly count: (board: Board, view: DarwinView) => number
  /** Absent if the number needs no label. */
  readonly label?: 'rival.coins' | 'rival.knowledge' | 'rival.lag'
}

const COUNTED: Readonly<Record<string, Counted>> = {
  coins: { word: 'coin', pictured: 'coins', count: ({ coin }) => coin, label: 'rival.coins' },
  knowledge: {
    word: 'knowledge',
    pictured: 'knowledge',
    count: ({ knowledge }) => knowledge,
    label: 'rival.knowledge',
  },
  points: { pictured: 'points', count: ({ points }) => points },
  lag: { word: 'beagle', pictured: 'sea', count: (board, view) => lagBehind(view, board), label: 'rival.lag' },
}

/** How many each player has, by name. */
function describeCounted({ word, pictured, count, label }: Counted, words: Words, table: Table): Description {
  const { view, names } = table
  const now = names.flatMap((player, seat) => {
    const board = view.boards[seat]
    if (!board) return []
    const held = count(board, view)
    return words.say('score.by', { player, what: label ? words.say(label, { count: held }) : String(held) })
  })
  return {
    ...(word ? { word } : { name: table.speaker.label({ key: 'outline.points' }) }),
    counted: true,
    pictured,
    now,
  }
}

function describeRound(words: Words, { view }: Table): Description {
  const { round, phase } = view
  return { word: 'goal', name: words.say('rounds.said', { round, of: ROUNDS, phase: words.say(`rounds.${phase}`) }) }
}

function describeTent(tent: number, words: Words, { speaker }: Table): Description | null {
  const reward = TENT_REWARDS[tent]
  if (!reward) return null
  const gives =
    tent === TENTS - 1
      ? words.say('mine.last-tent', { n: TENT_POINTS })
      : `${words.say('mine.pitched')} ${speaker.word(acts(reward))}`
  return {
    word: 'tent',
    counted: true,
    pictured: 'camp',
    ...(reward.length > 0 || tent === TENTS - 1 ? { does: gives } : {}),
  }
}

function describeRibbon(stop: string, { speaker }: Table): Description {
  const points = STOPS.find(({ id }) => id === stop)?.ribbon ?? END_POINTS
  const now = [inspectionWords(speaker).say('inspection.ribbon', { points })]
  return { word: 'ribbon', counted: true, now }
}

function describeBoard(seat: number, words: Words, { view, names, picture, speaker }: Table): Description | null {
  const board = view.boards[seat]
  if (!board) return null
  const points = picture.scores.find((score) => score.seat === seat)?.total ?? 0
  const { coin, knowledge, tents, lenses, studied } = board
  return {
    kind: inspectionWords(speaker).say('inspection.player'),
    name: names[seat] ?? speaker.say('words.alfred'),
    now: [
      words.say('rival.points', { points }),
      words.say('rival.coins', { count: coin }),
      words.say('rival.knowledge', { count: knowledge }),
      words.say('rival.tents', { count: tents }),
      words.say('rival.lenses', { count: LENSES - lenses }),
      words.say('rival.studied', { count: studied.length }),
      words.say('rival.lag', { count: lagBehind(view, board) }),
    ],
  }
}
