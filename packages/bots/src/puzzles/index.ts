export { puzzles } from './making.ts'
export { judgeAttempt, logTextOf, type Puzzle, type PuzzleVerdict, positionOf } from './puzzle.ts'
export { puzzleOfDay, puzzlesOf } from './shipped.ts'
export { type PuzzleEnd, type PuzzleTurn, turnFrom } from './turn.ts'
