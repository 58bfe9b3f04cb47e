// What shows a script on the page. Loaded where somebody wants to see motion.

import { before } from './before.ts'
import { perform } from './performer.ts'
import { timed } from './timing.ts'

export const player = { before, perform, timed }
export type Player = typeof player
