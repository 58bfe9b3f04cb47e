export { puzzles } from './making.ts'
export { judged, logTextOf, type Puzzle, positionOf, type Verdict } from './puzzle.ts'
export { puzzleOfDay, puzzlesOf } from './shipped.ts'
export { type End, type Turn, turnFrom } from './turn.ts'
