export { darwin, darwin as game } from './game.ts'
export type { DarwinState } from './state.ts'
export type { DarwinView } from './view.ts'
