import { defineGame, type Game } from '@wayfare/kernel'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import { planning } from './planning.ts'
import { rules } from './rules/index.ts'
import { aside } from './rules/interrupts.ts'
import { scores } from './score.ts'
import { choices, setup } from './setup.ts'
import { clone, type DarwinState } from './state.ts'
import { type DarwinView, view } from './view.ts'
import { words } from './words.ts'

export const darwin: Game<DarwinState, DarwinView> = defineGame({
  id: 'darwin',
  version: 1,
  players: [1, 4],
  choices,
  rules,
  setup,
  clone,
  aside,
  judge,
  words,
  view,
  scores,
  evaluate,
  planning,
})
