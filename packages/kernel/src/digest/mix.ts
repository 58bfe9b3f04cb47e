// Combines many numbers and names into one number, by which a search compares thousands of positions. These numbers are
// never stored.

/** A 53-bit hash of everything put in, in order. A name contributes 32 bits. */
export class Mix {
  private a = 0x2545f491
  private b = 0x6c8e9cf5

  add(number: number): void {
    this.a = Math.imul(this.a ^ number, 0x9e3779b1)
    this.a ^= this.a >>> 15
    this.b = Math.imul(this.b + number, 0x85ebca6b) ^ (this.b >>> 13)
  }

  name(name: string | null): void {
    this.add(name === null ? 1 : numberOf(name))
  }

  get value(): number {
    return (this.a >>> 0) * 0x20_0000 + (this.b >>> 11)
  }
}

const NUMBERS = new Map<string, number>()

/** Returns the number of a name. Cached, because the same few hundred names are looked up again and again. */
export function numberOf(name: string): number {
  let number = NUMBERS.get(name)
  if (number === undefined) {
    number = hashed(name)
    NUMBERS.set(name, number)
  }
  return number
}

/**
 * Returns the same number for the same text on every machine. Not cached, because there is no limit to the number of
 * texts.
 */
export function hashed(text: string): number {
  let number = 0x811c9dc5
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193)
  return number
}
