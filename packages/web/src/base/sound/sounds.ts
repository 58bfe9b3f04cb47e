// The fifteen sounds as numbers: short, dry, wooden and papery. synthesiser.ts makes them with Web Audio.

/** All times are in milliseconds. The pitch glides from one frequency to the other (in Hz); the loudness decays to silence at the end. */
type Envelope = {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly length: number
  readonly attack: number
  /** The loudness, from 0 to 1. */
  readonly loud: number
}
export type Tone = Envelope & { readonly wave: 'sine' | 'triangle' }
/** White noise through a filter whose frequency glides. */
export type Noise = Envelope & { readonly wave: 'noise'; readonly q: number; readonly filter: 'bandpass' | 'lowpass' }
export type SoundPart = Tone | Noise

export type Sound = {
  /** While two sounds play, a third one takes the place of the one with the lower rank. */
  readonly rank: number
  readonly parts: readonly SoundPart[]
  /**
   * How several things of the same kind sound. With `notes` each part stands for one thing; with `repeated` the sound
   * is played again for each. Without it, the sound is the same for any number of things.
   */
  readonly several?: 'notes' | 'repeated'
}

const tone = (
  wave: Tone['wave'],
  from: number,
  to: number,
  at: number,
  length: number,
  attack: number,
  loud: number,
): Tone => ({ wave, from, to, at, length, attack, loud })

const noise = (
  from: number,
  to: number,
  at: number,
  length: number,
  attack: number,
  loud: number,
  q = 1.2,
  filter: Noise['filter'] = 'bandpass',
): Noise => ({ wave: 'noise', from, to, at, length, attack, loud, q, filter })

export const SOUNDS = {
  /** The player takes an option. */
  tap: { rank: 1, parts: [tone('triangle', 660, 520, 0, 45, 2, 0.5)] },
  /** A card leaves the hand, is drawn or bought. */
  card: { rank: 2, several: 'repeated', parts: [noise(900, 4200, 0, 130, 8, 0.5)] },
  /** Resources leave, falling. */
  pay: {
    rank: 2,
    several: 'notes',
    parts: [
      tone('sine', 1480, 1480, 0, 70, 2, 0.45),
      tone('sine', 1319, 1319, 70, 70, 2, 0.45),
      tone('sine', 1175, 1175, 140, 90, 2, 0.45),
    ],
  },
  /** Resources arrive, rising. */
  gain: {
    rank: 3,
    several: 'notes',
    parts: [
      tone('triangle', 1175, 1175, 0, 80, 3, 0.45),
      tone('triangle', 1319, 1319, 70, 80, 3, 0.45),
      tone('triangle', 1568, 1568, 140, 160, 3, 0.45),
    ],
  },
  /** A figure walks, a ship sails, a token climbs. */
  step: {
    rank: 2,
    several: 'repeated',
    parts: [
      noise(320, 240, 0, 55, 3, 0.9, 0.7, 'lowpass'),
      tone('sine', 110, 90, 0, 60, 3, 0.6),
      noise(360, 260, 170, 55, 3, 0.7, 0.7, 'lowpass'),
      tone('sine', 120, 96, 170, 60, 3, 0.5),
    ],
  },
  /** A tile or a card is turned over. */
  flip: { rank: 3, parts: [noise(500, 1800, 0, 90, 10, 0.4, 0.8), tone('triangle', 220, 165, 200, 80, 3, 0.6)] },
  /** Wax is pressed, an idol is placed, a lens is placed. */
  seal: {
    rank: 4,
    several: 'repeated',
    parts: [tone('sine', 140, 70, 0, 120, 4, 1), noise(900, 500, 0, 60, 4, 0.35, 0.7, 'lowpass')],
  },
  /** A stamp, a tent or a specimen is put down. */
  stamp: {
    rank: 4,
    several: 'repeated',
    parts: [noise(1800, 1500, 0, 25, 1, 0.6, 0.7), tone('triangle', 190, 150, 8, 70, 2, 0.8)],
  },
  /** A line is drawn. */
  pen: { rank: 2, parts: [noise(3200, 2600, 0, 420, 30, 0.22, 2.5), noise(5200, 4200, 60, 300, 40, 0.1, 3)] },
  /** Dice roll and settle. */
  dice: {
    rank: 4,
    parts: [
      noise(2600, 2600, 0, 30, 1, 0.8),
      noise(2100, 2100, 90, 30, 1, 0.8),
      noise(2400, 2400, 180, 30, 1, 0.7),
      noise(1700, 1700, 320, 30, 1, 0.6),
      noise(1500, 1500, 520, 30, 1, 0.5),
      tone('sine', 180, 150, 560, 60, 2, 0.6),
    ],
  },
  /** A guardian wakes, or somebody gets Fear or madness. */
  deep: {
    rank: 4,
    parts: [
      tone('sine', 73, 65, 0, 600, 120, 0.9),
      tone('sine', 110, 98, 40, 520, 140, 0.35),
      tone('sine', 113, 101, 40, 520, 140, 0.3),
    ],
  },
  /** A move is not possible. */
  refusal: {
    rank: 5,
    parts: [tone('triangle', 196, 196, 0, 110, 4, 0.6), tone('triangle', 147, 147, 95, 190, 4, 0.6)],
  },
  /** A move is undone. */
  undo: { rank: 3, parts: [noise(4200, 900, 0, 110, 6, 0.4), tone('triangle', 520, 660, 60, 60, 3, 0.3)] },
  /** It is the listener's turn. */
  turn: { rank: 6, parts: [tone('sine', 523, 523, 0, 180, 8, 0.7), tone('sine', 784, 784, 130, 340, 8, 0.7)] },
  /** The game is over. */
  end: {
    rank: 6,
    parts: [
      tone('sine', 392, 392, 0, 300, 10, 0.6),
      tone('sine', 523, 523, 160, 300, 10, 0.6),
      tone('sine', 659, 659, 320, 300, 10, 0.6),
      tone('sine', 784, 784, 480, 800, 12, 0.7),
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>

export type SoundName = keyof typeof SOUNDS

/** The most repetitions for several things of the same kind. */
export const MOST_OF_KIND = 3
/** A repeated sound begins when this share of the one before has been played. */
const OVERLAP = 0.7

export const lengthOf = (parts: readonly SoundPart[]): number => Math.max(...parts.map(({ at, length }) => at + length))

/** Returns the parts to play for a number of things of the same kind. */
export function partsFor(name: SoundName, times: number): readonly SoundPart[] {
  const { parts, several }: Sound = SOUNDS[name]
  const count = Math.min(times, MOST_OF_KIND)
  if (several === 'notes') return parts.slice(0, count)
  if (several !== 'repeated') return parts
  const apart = lengthOf(parts) * OVERLAP
  return Array.from({ length: count }, (_, i) => parts.map((part) => ({ ...part, at: part.at + i * apart }))).flat()
}
