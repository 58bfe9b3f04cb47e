import { partsFor, SPACES } from './data/spaces.ts'
import type { Board, DarwinState } from './state.ts'

/** Parts of journals with a worker in them, and spaces with one, as bits. */
type Crowd = { readonly parts: number; readonly spaces: number }

export function crowdOf(s: DarwinState): Crowd {
  const partOf = partsFor(s.core.players)
  let parts = 0
  let spaces = 0
  for (let i = 0; i < s.boards.length; i++) {
    const { placed } = s.boards[i] as Board
    for (let worker = 0; worker < placed.length; worker++) {
      const space = placed[worker] as number
      // Behind the spaces of the board lie Alfred's hammocks.
      if (space < 0 || space >= SPACES.length) continue
      spaces |= 1 << space
      const part = partOf[space] as number
      if (part >= 0) parts |= 1 << part
    }
  }
  return { parts, spaces }
}
