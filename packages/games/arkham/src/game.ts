import { defineGame, type Game } from '@wayfare/kernel'
import { evaluate } from './evaluate.ts'
import { forecaster } from './forecast.ts'
import { judge } from './judge.ts'
import { planning } from './planning.ts'
import { reveals } from './revealing.ts'
import { rules } from './rules/index.ts'
import { REMOVED_CARD } from './rules/shop-deck.ts'
import { scores } from './score.ts'
import { choices, mayBeRemoved, setup, unfit } from './setup.ts'
import { type ArkhamState, clone } from './state.ts'
import { suggest } from './suggest.ts'
import { type ArkhamView, view } from './view.ts'
import { words } from './words.ts'

export const arkham: Game<ArkhamState, ArkhamView> = defineGame(
  {
    id: 'arkham',
    version: 1,
    players: [1, 4],
    choices,
    unfit,
    rules,
    setup,
    clone,
    judge,
    words,
    reveals,
    view,
    scores,
    forecaster,
    fits: (s, pile, card) => pile !== REMOVED_CARD || mayBeRemoved(s, card),
    evaluate,
    planning,
    suggest,
  },
  // The list is empty because boards and cards contain no effects; rules/ carries them out by id.
  [],
)
