import { defineGame, type Game } from '@wayfare/kernel'
import { CAMPS } from './data/camps.ts'
import { CREW } from './data/crew.ts'
import { MAIL_TILES } from './data/mail-tiles.ts'
import { SLOTS } from './data/objectives.ts'
import { STACK_REWARDS, TENT_REWARDS } from './data/player-board.ts'
import { ROUTES } from './data/routes.ts'
import { SPACES } from './data/spaces.ts'
import { SPECIALS } from './data/special-tiles.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import { planning } from './planning.ts'
import { reveals } from './revealing.ts'
import { rules } from './rules/index.ts'
import { aside } from './rules/interrupts.ts'
import { alfredScore, scores } from './score.ts'
import { choices, setup } from './setup.ts'
import { clone, type DarwinState } from './state.ts'
import { type DarwinView, view } from './view.ts'
import { words } from './words.ts'

/**
 * All data that contains the players' effects. Alfred's own boards and bonus cards are not included, because
 * alfred/perform.ts carries them out without rules.
 */
export const TABLES = [SPACES, SPECIALS, CREW, CAMPS, MAIL_TILES, ROUTES, SLOTS, STACK_REWARDS, TENT_REWARDS]

export const darwin: Game<DarwinState, DarwinView> = defineGame(
  {
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
    reveals,
    view,
    scores,
    beside: alfredScore,
    evaluate,
    planning,
  },
  TABLES,
)
