// The game with everything that tests need: positions, invariants and parts.

import type { TestedGame } from '@wayfare/testkit'
import { darwin as played } from '../game.ts'
import type { DarwinState } from '../state.ts'
import type { DarwinView } from '../view.ts'
import { invariants } from './invariants.ts'
import { positions } from './positions/index.ts'
import { training } from './training.ts'
import { parts, uses } from './uses.ts'

export const darwin: TestedGame<DarwinState, DarwinView> = { ...played, invariants, parts, uses, positions, training }
export { darwin as game }
