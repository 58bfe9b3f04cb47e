// A number whose digits each have a base of their own: a choice among n costs log2(n) bits and no more. Read from the lowest digit,
// so that what was read can say how the rest is to be read.

/** Writing: notes the value and returns it. Reading: returns the next one, and asks nobody. */
type Digits = (base: number, value: () => number) => number
type WideDigits = (base: bigint, value: () => bigint) => bigint

export type Coder = { readonly digit: Digits; readonly wide: WideDigits }

/** Notes digits; `text` is all of them in base64url. */
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

/** Reads the digits of a text again; `rest` is what nobody has read. Undefined where the text is no such number. */
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
