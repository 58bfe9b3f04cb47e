/** Ways and segments glow on the map, one among many; one encounter die has its tomes below it. Chips are for what is nowhere else. */
export const shows = (move: string): boolean =>
  /^(way|segment|diagonal|erase|redraw) /.test(move) || /^(reroll|improve) \d$/.test(move)
