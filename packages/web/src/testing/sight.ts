// Simulates colour blindness by one missing kind of cones: Machado, Oliveira and Fernandes (2009), in linear RGB.

export type Colour = readonly [red: number, green: number, blue: number]
type Matrix = readonly [Colour, Colour, Colour]

export const VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>
export type Vision = keyof typeof VISIONS

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const dot = (row: Colour, [r, g, b]: Colour): number => row[0] * r + row[1] * g + row[2] * b
const bounded = (part: number): number => Math.min(1, Math.max(0, part))

/** The colour in linear RGB as it is seen. */
function simulateVision([r, g, b]: Colour, vision: Vision): Colour {
  const colour: Colour = [linear(r), linear(g), linear(b)]
  const [red, green, blue] = VISIONS[vision]
  return [bounded(dot(red, colour)), bounded(dot(green, colour)), bounded(dot(blue, colour))]
}

const luminance = (colour: Colour): number => dot([0.2126, 0.7152, 0.0722], colour)

/** The contrast according to WCAG, from 1 to 21. */
export function contrast(a: Colour, b: Colour, vision: Vision): number {
  const [low, high] = [luminance(simulateVision(a, vision)), luminance(simulateVision(b, vision))].sort(
    (x, y) => x - y,
  ) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function lab(colour: Colour): Colour {
  const part = (row: Colour, white: number): number => {
    const t = dot(row, colour) / white
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116
  }
  const x = part([0.4124, 0.3576, 0.1805], 0.9505)
  const y = part([0.2126, 0.7152, 0.0722], 1)
  const z = part([0.0193, 0.1192, 0.9505], 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How different two colours look: 2 is just noticeable, 15 is noticed at once, 100 is black beside white. */
export function difference(a: Colour, b: Colour, vision: Vision): number {
  const [p, q] = [lab(simulateVision(a, vision)), lab(simulateVision(b, vision))]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

export const AT_ONCE = 15

/** Red, green, blue and opacity of each point. */
export type Pixels = readonly number[]
const at = (pixels: Pixels, i: number): Colour => [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]

/** The share of points in which two pictures clearly differ. */
export function shareApart(a: Pixels, b: Pixels, vision: Vision): number {
  let apart = 0
  for (let i = 0; i < a.length; i += 4) if (difference(at(a, i), at(b, i), vision) >= AT_ONCE) apart++
  return (apart * 4) / a.length
}

/** The contrast between the darkest and the lightest points of a picture, without the few most extreme ones. */
export function contrastWithin(pixels: Pixels, vision: Vision): number {
  const lights: number[] = []
  for (let i = 0; i < pixels.length; i += 4) lights.push(luminance(simulateVision(at(pixels, i), vision)))
  lights.sort((a, b) => a - b)
  const few = Math.floor(lights.length / 50)
  return ((lights[lights.length - 1 - few] ?? 0) + 0.05) / ((lights[few] ?? 0) + 0.05)
}
