// Lost Ruins of Arnak's own table.

import type { ArnakView } from '@wayfare/arnak'
import type { Resource } from '@wayfare/arnak/tables'
import type { GameTable } from '../../board-kit/contract.ts'
import { Board } from './board.tsx'
import { Glyph, pictured } from './glyph.tsx'
import { Market } from './market.tsx'
import { confirmedWith, does, leaves, questionText, repeats, shows, tells, warns } from './move-preview.ts'
import { OpponentStrip } from './opponent-strip.tsx'
import { PlayerArea } from './player-area.tsx'
import { Progress } from './progress.tsx'
import { Research } from './research.tsx'
import { rivalLines } from './score-lines.ts'
import { ScorePreview } from './score-preview.tsx'
import { wordsOf } from './words.ts'
import './colours.css'
import './fonts.css'
import './layout.css'

export const table: GameTable<ArnakView> = {
  Board,
  Market,
  SidePanel: Research,
  PlayerArea,
  ScorePreview,
  OpponentStrip,
  Progress,
  Glyph,
  pictured,
  asks: questionText,
  does,
  leaves,
  amount: (id, count, speaker) => wordsOf(speaker).say(`mine.${id as Resource}`, { count }),
  warns,
  confirmedWith,
  shows,
  repeats,
  tells,
  beside: rivalLines,
  drawers: (speaker) => {
    const words = wordsOf(speaker)
    return {
      board: words.say('drawers.board'),
      market: words.say('drawers.market'),
      aside: words.say('drawers.research'),
    }
  },
}
