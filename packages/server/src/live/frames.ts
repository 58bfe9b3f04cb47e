// Texts as frames of a socket (RFC 6455), as a server sends them: whole, unmasked, uncompressed. `ws` writes each in two pieces;
// where four people are told of every move, the pieces cost more than what is in them.

const FINAL_TEXT = 0x81
const LENGTH_IN_16_BITS = 126
const LENGTH_IN_64_BITS = 127

/** Several texts in one piece. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const all = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    at = writeHead(all, at, lengths[i] as number)
    at += all.write(text, at)
  }
  return all
}

const headLength = (length: number): number => (length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10)

function writeHead(frame: Buffer, at: number, length: number): number {
  frame[at] = FINAL_TEXT
  if (length < LENGTH_IN_16_BITS) {
    frame[at + 1] = length
    return at + 2
  }
  if (length < 65_536) {
    frame[at + 1] = LENGTH_IN_16_BITS
    return frame.writeUInt16BE(length, at + 2)
  }
  frame[at + 1] = LENGTH_IN_64_BITS
  return frame.writeBigUInt64BE(BigInt(length), at + 2)
}
