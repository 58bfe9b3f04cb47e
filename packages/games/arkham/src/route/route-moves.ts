import { isSegment } from '../board/board.ts'
import type { Route } from './sheet.ts'

/** Returns the moves that name a final route to the rules, one for each step. */
export function movesOf({ start, steps }: Route): string[] {
  const words = steps.map((step) => {
    if (isSegment(step)) return `go ${step}`
    return step.startsWith('gate:') ? `link ${step.slice(step.indexOf('>') + 1)}` : `cross ${step.slice('dag-'.length)}`
  })
  return [`start ${start}`, ...words, 'finish']
}
