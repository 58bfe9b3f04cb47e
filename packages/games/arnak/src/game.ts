import { defineGame, type Game } from '@wayfare/kernel'
import { rivalTileOf } from './board/rival-tiles.ts'
import { evaluate } from './evaluate.ts'
import { invariants } from './invariants.ts'
import { judge, words } from './judge.ts'
import { arnakPositions } from './positions/index.ts'
import { purse } from './purse.ts'
import { rules } from './rules/index.ts'
import { aside } from './rules/turn.ts'
import { scores } from './score.ts'
import { choices, setup, unfit } from './setup.ts'
import { type ArnakState, clone, RIVAL_TOP } from './state.ts'
import { parts, uses } from './uses.ts'
import { type ArnakView, view } from './view.ts'

export const arnak: Game<ArnakState, ArnakView> = defineGame({
  id: 'arnak',
  version: 1,
  players: [1, 4],
  choices,
  unfit,
  rules,
  purse,
  setup,
  clone,
  aside,
  judge,
  words,
  view,
  scores,
  // The back of the rival's next tile can be seen, so only tiles with that arrow may lie there.
  fits: (s, pile, card) => pile !== RIVAL_TOP || rivalTileOf(card).arrow === s.rival?.arrow,
  evaluate,
  invariants,
  parts,
  uses,
  positions: arnakPositions(() => arnak),
})
