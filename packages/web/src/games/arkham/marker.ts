// Whose marker has which colour: mine is always mine, the others follow in the order of their seats.

import type { GameTableProps } from '../../table/contract.ts'

const RIVALS = ['pc-a', 'pc-b', 'pc-c'] as const

export function markerOf(whose: number, seat: number | null, players: number): string {
  const me = seat ?? 0
  if (whose === me) return 'pc-mine'
  return RIVALS[((whose - me + players) % players) - 1] ?? 'pc-a'
}

export function markerIn({ seat, view }: Pick<GameTableProps<{ boards: readonly unknown[] }>, 'seat' | 'view'>, whose: number) {
  return markerOf(whose, seat, view.boards.length)
}
