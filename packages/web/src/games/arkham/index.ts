// Arkham Guidebook's own table.

import type { ArkhamView } from '@wayfare/arkham'
import type { GameTable } from '../../board-kit/contract.ts'
// Before all others, which change what it says.
import './panels.css'
import { questionText } from './asks.ts'
import { Board } from './board.tsx'
import { face } from './dice.tsx'
import { Glyph } from './glyph.tsx'
import { Mine } from './player-area.tsx'
import { Points } from './points.tsx'
import { Progress } from './progress.tsx'
import { Rival } from './rival.tsx'
import { Outlook } from './score-preview.tsx'
import { shows } from './shows.ts'
import { Aside } from './side-panel.tsx'
import { tells } from './turn-gist.ts'

export const table: GameTable<ArkhamView> = {
  Board,
  boardBySeat: true,
  Aside,
  Mine,
  Outlook,
  Rival,
  Points,
  Progress,
  Glyph,
  asks: questionText,
  face,
  shows,
  tells,
}
