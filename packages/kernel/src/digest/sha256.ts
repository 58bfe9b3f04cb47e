// SHA-256 in plain code: browsers offer none over plain http, and the kernel runs everywhere.

// The constants are written out because Math.cbrt differs between machines.
// biome-ignore format: rows of eight
const ROUND = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)
// biome-ignore format: one row
const START = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
)

const W = new Uint32Array(64)

/** Returns the digest of a text (as UTF-8) or of bytes, as eight unsigned words. */
export function sha256Words(data: string | Uint8Array): Uint32Array {
  const bytes = typeof data === 'string' ? utf8(data) : data
  const h = START.slice()
  const full = bytes.length - (bytes.length % 64)
  for (let at = 0; at < full; at += 64) block(h, bytes, at)
  // The padding takes one more block or two: the remaining bytes, a one bit, zeros, and the length in bits.
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
  let a = h[0] as number
  let b = h[1] as number
  let c = h[2] as number
  let d = h[3] as number
  let e = h[4] as number
  let f = h[5] as number
  let g = h[6] as number
  let k = h[7] as number
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

/**
 * Encodes UTF-8 without TextEncoder, which is not part of the language. Like TextEncoder it turns a lone surrogate into
 * U+FFFD.
 */
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
