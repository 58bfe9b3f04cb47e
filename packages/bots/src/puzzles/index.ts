export { puzzles } from './making.ts'
export { judged, type Loss, logTextOf, type Puzzle, positionOf, starsFor, type Verdict } from './puzzle.ts'
export { isPuzzled, puzzleOfDay, puzzlesOf } from './shipped.ts'
export { type End, type Turn, turnFrom } from './turn.ts'
