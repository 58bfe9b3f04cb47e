import type { Game, Positions } from '@wayfare/kernel'
import type { DarwinState } from './state.ts'
export function darwinPositions(_game: () => Game<DarwinState>): Positions<DarwinState> {
  return {
    schema: {},
    example: {},
    lay: () => {
      throw new Error('later')
    },
    read: () => ({}),
  }
}
