// Arkham Guidebook's own table.

import type { ArkhamView } from '@wayfare/arkham'
import type { GameTable } from '../../board-kit/contract.ts'
// This style sheet comes first, because the others override it.
import './panels.css'
import { Board } from './board.tsx'
import { face } from './dice.tsx'
import { Glyph } from './glyph.tsx'
import { OpponentStrip } from './opponent-strip.tsx'
import { shows } from './own-buttons.ts'
import { PlayerArea } from './player-area.tsx'
import { Points } from './points.tsx'
import { Progress } from './progress.tsx'
import { questionText } from './question-text.ts'
import { ScorePreview } from './score-preview.tsx'
import { SidePanel } from './side-panel.tsx'
import { tells } from './turn-gist.ts'

export const table: GameTable<ArkhamView> = {
  Board,
  boardBySeat: true,
  SidePanel,
  PlayerArea,
  ScorePreview,
  OpponentStrip,
  Points,
  Progress,
  Glyph,
  asks: questionText,
  face,
  shows,
  tells,
}
