import { defineGame, type Game } from '@wayfare/kernel'
import { ASSISTANTS } from './board/assistants.ts'
import { BONUSES } from './board/bonus-tiles.ts'
import { GUARDIANS } from './board/guardians.ts'
import { IDOLS, SLOT_EFFECTS } from './board/idols.ts'
import { rivalTileOf } from './board/rival-tiles.ts'
import { LEVEL1_TILES, LEVEL2_TILES } from './board/site-tiles.ts'
import { CAMPS } from './board/sites.ts'
import { TRACKS } from './board/track.ts'
import { ARTIFACTS } from './cards/artifacts.ts'
import { BASICS } from './cards/basics.ts'
import { ITEMS } from './cards/items.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import { planning } from './planning.ts'
import { purse } from './purse.ts'
import { reveals } from './revealing.ts'
import { rules } from './rules/index.ts'
import { aside } from './rules/turn.ts'
import { rivalScore, scores } from './score.ts'
import { choices, setup, unfit } from './setup.ts'
import { type ArnakState, clone, RIVAL_TOP } from './state.ts'
import { type ArnakView, view } from './view.ts'
import { words } from './words.ts'

/** All data that contains effects: cards, tiles and spaces. */
export const TABLES = [
  BASICS,
  ITEMS,
  ARTIFACTS,
  CAMPS,
  LEVEL1_TILES,
  LEVEL2_TILES,
  IDOLS,
  SLOT_EFFECTS,
  GUARDIANS,
  TRACKS,
  BONUSES,
  ASSISTANTS,
]

export const arnak: Game<ArnakState, ArnakView> = defineGame(
  {
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
    reveals,
    view,
    scores,
    beside: rivalScore,
    // The back of the rival's next tile is visible, so a redeal may put only a tile with the same arrow there.
    fits: (s, pile, card) => pile !== RIVAL_TOP || rivalTileOf(card).arrow === s.rival?.arrow,
    evaluate,
    planning,
  },
  TABLES,
)
