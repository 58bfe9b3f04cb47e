// Packs choices into one number in mixed radix: a choice among n takes only log2(n) bits. Digits are read from the
// lowest, so that earlier values can determine how later ones are read.

/** When writing, records the value and returns it. When reading, returns the next one and does not call `value`. */
type Digits = (base: number, value: () => number) => number
type WideDigits = (base: bigint, value: () => bigint) => bigint

export type Coder = { readonly digit: Digits; readonly wide: WideDigits }

/** Collects digits; `text` returns them all in base64url. */
export function writer(): Coder & { text(): string } {
  const noted: (readonly [base: bigint, value: bigint])[] = []
  const wide: WideDigits = (base, value) => {
    const given = value()
    if (given < 0n || given >= base) throw new RangeError(`${given} is no digit of base ${base}`)
    noted.push([base, given])
    return given
  }
  return {
    wide,
    digit: (base, value) => Number(wide(BigInt(base), () => BigInt(value()))),
    text: () => base64url(noted.reduceRight((sum, [base, value]) => sum * base + value, 0n)),
  }
}

/**
 * Reads the digits of a text; `rest` returns what has not been read. Returns undefined if the text is no such number.
 */
export function reader(text: string): (Coder & { rest(): bigint }) | undefined {
  let left = 0n
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return undefined
    left = left * 64n + BigInt(value)
  }
  const wide: WideDigits = (base) => {
    const value = left % base
    left /= base
    return value
  }
  return { wide, digit: (base) => Number(wide(BigInt(base), () => 0n)), rest: () => left }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function base64url(number: bigint): string {
  let text = ''
  for (let left = number; left > 0n; left /= 64n) text = ALPHABET.charAt(Number(left % 64n)) + text
  return text
}
