import type { Box } from '../../board-kit/use-viewport.ts'

/** The positions of tourists in a quarter: four in a row, and smaller if the river or their number leaves less room. */
export function seatsIn(
  room: Box,
  count: number,
): { readonly pitch: number; readonly columns: number; readonly rows: number } {
  for (const pitch of [19, 16, 13, 11]) {
    const columns = Math.min(pitch === 19 ? 4 : 5, Math.floor((room.w - 8) / pitch))
    const rows = Math.ceil(count / columns)
    if (rows * pitch + 6 <= room.h || pitch === 11) return { pitch, columns, rows }
  }
  throw new Error(`no room for ${count}`)
}
