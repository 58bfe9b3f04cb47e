// Darwin's Journey's own table. On a phone the journals are the first tab, because workers go there.

import type { DarwinView } from '@wayfare/darwin'
import type { GameTable } from '../../board-kit/contract.ts'
import { Chart } from './chart.tsx'
import { Desk } from './desk.tsx'
import { Glyph } from './glyph.tsx'
import { Board } from './journals.tsx'
import {
  about,
  announces,
  begun,
  does,
  gains,
  pictured,
  questionText,
  repeats,
  shows,
  tells,
  warns,
} from './move-preview.ts'
import { price } from './move-price.tsx'
import { OpponentStrip } from './opponent-strip.tsx'
import { PlayerArea } from './player-area.tsx'
import { Progress } from './progress.tsx'
import { alfredScoreLines, ScorePreview } from './score-preview.tsx'
import { wordsOf } from './words.ts'
import './colours.css'
import './fonts.css'
import './layout.css'

export const table: GameTable<DarwinView> = {
  Board,
  Market: Desk,
  SidePanel: Chart,
  PlayerArea,
  ScorePreview,
  OpponentStrip,
  rivalless: true,
  Progress,
  Glyph,
  does,
  asks: questionText,
  begun,
  price,
  gains,
  warns,
  beside: alfredScoreLines,
  announces,
  shows,
  repeats,
  pictured,
  about,
  tells,
  drawers: (speaker) => {
    const words = wordsOf(speaker)
    return {
      board: words.say('drawers.board'),
      market: words.say('drawers.market'),
      aside: words.say('drawers.chart'),
    }
  },
}
