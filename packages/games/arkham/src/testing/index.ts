// The game with everything that tests need: positions, invariants and parts.

import type { TestedGame } from '@wayfare/testkit'
import { arkham as played } from '../game.ts'
import type { ArkhamState } from '../state.ts'
import type { ArkhamView } from '../view.ts'
import { invariants } from './invariants.ts'
import { positions } from './positions/index.ts'
import { parts, uses } from './uses.ts'

export const arkham: TestedGame<ArkhamState, ArkhamView> = { ...played, invariants, parts, uses, positions }
export { arkham as game }
