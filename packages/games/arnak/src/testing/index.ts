// The game with everything that tests need: positions, invariants and parts.

import type { TestedGame } from '@wayfare/testkit'
import { arnak as played } from '../game.ts'
import type { ArnakState } from '../state.ts'
import type { ArnakView } from '../view.ts'
import { invariants } from './invariants.ts'
import { positions } from './positions/index.ts'
import { training } from './training.ts'
import { parts, uses } from './uses.ts'

export const arnak: TestedGame<ArnakState, ArnakView> = { ...played, invariants, parts, uses, positions, training }
export { arnak as game }
