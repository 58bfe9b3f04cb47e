// The colour and the shape that mark a seat; the shape is for people who cannot tell the colours apart.

export type Tone = 'mine' | 'rival-a' | 'rival-b' | 'rival-c'

/** The colours in the order of the seats, named as in theme/tokens.css. */
const TONES = ['mine', 'rival-a', 'rival-b', 'rival-c'] as const satisfies readonly Tone[]

/** Returns the colour of a seat, the same on every screen and for every viewer. */
export const toneOf = (seat: number): Tone => TONES[seat % TONES.length] ?? TONES[0]

/** The outlines of the seats in a square of 24: disc, square, diamond, shield. */
const SEAT_SHAPES = [
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Z',
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z',
  'M12 .5 23.5 12 12 23.5.5 12Z',
  'M2.5 2.5h19V13c0 5.5-4.5 8.5-9.5 10.5C7 21.5 2.5 18.5 2.5 13Z',
] as const

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? SEAT_SHAPES[0]
