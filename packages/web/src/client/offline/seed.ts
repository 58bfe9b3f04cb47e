import { randomHex } from '@wayfare/protocol'
import type { LocalTableRequest } from './messages.ts'

export const drawnChance = (): LocalTableRequest['chance'] => ({ secret: randomHex(16), bytes: randomHex(16) })
