// Decides whether the coach is offered: the table must allow it, and this client must have one for the game.

import type { Permissions } from '@wayfare/protocol'
import type { Shown } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'

const NONE: Permissions = {}

export const permissionsAt = ({ info }: Shown): Permissions => (gameOf(info.game).coached && info.may) || NONE
