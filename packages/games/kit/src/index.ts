export { CARDS, KINDS, TILES } from './cards.ts'
export { kit, kit as game } from './game.ts'
export type { KitState } from './state.ts'
export type { KitView } from './view.ts'
