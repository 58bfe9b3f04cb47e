// Adds a link to the next table where it is the person's turn, shown at a table where others have to move.

import type { PlayAddOn } from '../../board-kit/add-on.ts'
import { NextTable } from './next-table.tsx'

export const nextTable: PlayAddOn = { id: 'next-table', Waiting: NextTable }
