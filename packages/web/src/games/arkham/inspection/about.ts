// Describes drawn elements that cannot be pointed at: rounds, madness, the challenge, and the strips of other players.

import type { ArkhamView } from '@wayfare/arkham'
import { cellOf } from '@wayfare/arkham/tables'
import type { Description, InspectedTable } from '../../../board-kit/inspection.ts'
import { wordsOf } from '../words.ts'
import { inspectionWords } from './words.ts'

type Table = InspectedTable<ArkhamView>

export function describeAbout(id: string, { view, speaker, names, picture }: Table): Description | null {
  const words = wordsOf(speaker)
  const [kind, number] = id.split(':')
  if (kind === 'round')
    return {
      name: words.say('progress.of', { round: view.round }),
      does: inspectionWords(speaker).say('inspection.rounds'),
    }
  if (kind === 'madness') return { word: 'madness', counted: true }
  if (kind === 'challenge' && view.cell) {
    const { total, ancient } = cellOf(view.cell)
    return {
      name: words.say('mine.challenge'),
      now: [`${total} ${words.say('mine.goal')}`, `${ancient} ${words.say('mine.goal-ancient')}`],
    }
  }
  const board = kind === 'board' ? view.boards[Number(number)] : undefined
  if (!board) return null
  const points = picture.scores.find(({ seat }) => seat === Number(number))?.total ?? 0
  return {
    kind: inspectionWords(speaker).say('inspection.player'),
    name: names[Number(number)] ?? '',
    now: [
      words.say('mine.task-points', { points }),
      words.say('outlook.here', { segments: board.segments.length, links: 0, ferries: 0 }),
    ],
  }
}
