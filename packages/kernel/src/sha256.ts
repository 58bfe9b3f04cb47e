// SHA-256, written out because a browser on plain http offers none, and the kernel runs everywhere.

const ROUND = new Uint32Array(64)
const START = new Uint32Array(8)
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0
  let primes = 0
  for (let n = 2; primes < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (primes < 8) START[primes] = fraction(Math.sqrt(n))
    ROUND[primes++] = fraction(Math.cbrt(n))
  }
}

const W = new Uint32Array(64)

/** The digest of a text (as UTF-8) or of bytes, as eight unsigned words. */
export function sha256Words(data: string | Uint8Array): Uint32Array {
  const bytes = typeof data === 'string' ? utf8(data) : data
  const h = START.slice()
  const full = bytes.length - (bytes.length % 64)
  for (let at = 0; at < full; at += 64) block(h, bytes, at)
  // What is left over, a one bit, zeros, and the length in bits: one block more, or two.
  const tail = new Uint8Array(bytes.length - full < 56 ? 64 : 128)
  for (let i = full; i < bytes.length; i++) tail[i - full] = bytes[i] as number
  tail[bytes.length - full] = 0x80
  let bits = bytes.length * 8
  for (let i = tail.length - 1; bits > 0; i--) {
    tail[i] = bits % 256
    bits = Math.floor(bits / 256)
  }
  for (let at = 0; at < tail.length; at += 64) block(h, tail, at)
  return h
}

export function sha256(data: string | Uint8Array): string {
  let hex = ''
  for (const word of sha256Words(data)) hex += word.toString(16).padStart(8, '0')
  return hex
}

function block(h: Uint32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const from = at + i * 4
    const high = ((bytes[from] as number) << 24) | ((bytes[from + 1] as number) << 16)
    W[i] = high | ((bytes[from + 2] as number) << 8) | (bytes[from + 3] as number)
  }
  for (let i = 16; i < 64; i++) {
    const a = W[i - 15] as number
    const b = W[i - 2] as number
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const t1 =
      (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (W[i] as number)) |
      0
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    k = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const sums = [a, b, c, d, e, f, g, k]
  for (let i = 0; i < 8; i++) h[i] = ((h[i] as number) + (sums[i] as number)) | 0
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n))

/** TextEncoder is no part of the language; a lone surrogate becomes U+FFFD, as it would there. */
function utf8(text: string): Uint8Array {
  const plain = new Uint8Array(text.length)
  let ascii = true
  for (let i = 0; i < text.length && ascii; i++) {
    const code = text.charCodeAt(i)
    plain[i] = code
    ascii = code < 0x80
  }
  return ascii ? plain : encoded(text)
}

function encoded(text: string): Uint8Array {
  const out: number[] = []
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i)
    if (code < 0x80) {
      out.push(code)
      continue
    }
    if (code >= 0xd800 && code <= 0xdfff) {
      code = text.codePointAt(i) as number
      if (code > 0xffff) i++
      else code = 0xfffd
    }
    if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x1_0000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else out.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(out)
}
