// What the table allows whoever looks at it, where this client has a coach for the game.

import type { Permissions } from '@wayfare/protocol'
import type { Shown } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'

const NONE: Permissions = {}

export const permissionsAt = ({ info }: Shown): Permissions => (gameOf(info.game).coached && info.may) || NONE
