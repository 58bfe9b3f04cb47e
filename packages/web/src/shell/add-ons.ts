// The features that plug into every table, from the bottom layer to the top.

import type { PlayAddOn } from '../board-kit/add-on.ts'
import { coach, coachNews, why } from '../features/coach/add-on.tsx'
import { conditionalMoves } from '../features/conditional-moves/add-on.tsx'
import { coPlayers } from '../features/friends/add-on.ts'
import { glossary } from '../features/glossary/add-on.ts'
import { guide } from '../features/guide/add-on.tsx'
import { howTo } from '../features/how-to/add-on.ts'
import { inspect } from '../features/inspect/add-on.tsx'
import { chapter } from '../features/learn/add-on.tsx'
import { legend } from '../features/legend/add-on.ts'
import { takeover } from '../features/meeting/add-on.tsx'
import { ratings } from '../features/ratings/add-on.ts'
import { sharing } from '../features/replay/add-on.ts'
import { review } from '../features/review/add-on.ts'
import { rulebook } from '../features/rulebook/add-on.tsx'
import { nextTable } from '../features/table-list/add-on.ts'
import { tutor } from '../features/tutor/add-on.tsx'

export const ADD_ONS: readonly PlayAddOn[] = [
  coachNews,
  glossary,
  coach,
  why,
  rulebook,
  guide,
  chapter,
  tutor,
  howTo,
  inspect,
  legend,
  nextTable,
  conditionalMoves,
  ratings,
  coPlayers,
  review,
  sharing,
  takeover,
]
