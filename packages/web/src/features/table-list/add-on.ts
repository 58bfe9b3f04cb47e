// The way to the next table where it is one's turn, as it is plugged into a table where others are waited for.

import type { PlayAddOn } from '../../board-kit/add-on.ts'
import { NextTable } from './next-table.tsx'

export const nextTable: PlayAddOn = { id: 'next-table', Waiting: NextTable }
