export { arnak, arnak as game } from './game.ts'
export type { ArnakState } from './state.ts'
export type { ArnakView } from './view.ts'
