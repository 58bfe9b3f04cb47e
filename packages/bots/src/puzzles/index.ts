export { judgeAttempt, logTextOf, type Puzzle, type PuzzleVerdict, positionOf } from './puzzle.ts'
export { puzzleOfDay, puzzlesOf } from './puzzle-library.ts'
export { puzzles } from './puzzle-search.ts'
export { type PuzzleEnd, type PuzzleTurn, turnFrom } from './turn.ts'
