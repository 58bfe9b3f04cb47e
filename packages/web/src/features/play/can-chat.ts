import type { TableInfo } from '@wayfare/protocol'

/** True if a person on another device plays at this table or may still join it, so that a chat makes sense. */
export function canChat({ seats }: TableInfo, mine: readonly number[]): boolean {
  const others = seats.filter(({ kind }, seat) => kind !== 'bot' && !mine.includes(seat))
  return others.length > (mine.length > 0 ? 0 : 1)
}
