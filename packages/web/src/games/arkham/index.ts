// Arkham Guidebook's own table.

import type { ArkhamView } from '@wayfare/arkham'
import type { GameTable } from '../../board-kit/contract.ts'
import { Aside } from './aside.tsx'
import { asks } from './asks.ts'
import { Board } from './board.tsx'
import { face } from './dice.tsx'
import { Glyph } from './glyph.tsx'
import { Mine } from './mine.tsx'
import { Outlook } from './outlook.tsx'
import { Points } from './points.tsx'
import { Progress } from './progress.tsx'
import { Rival } from './rival.tsx'
import { shows } from './shows.ts'

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
  asks,
  face,
  shows,
}
