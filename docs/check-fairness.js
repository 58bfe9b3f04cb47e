// Checks the log of a game that is over, as docs/PROTOCOL.md describes it under "Fairness". Needs Node 20 and nothing else.
//
//   node docs/check-fairness.js FILE [KEY]      KEY: `logKey` of GET /api/server at the server that wrote the log
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const LINES = [
  /^wayfare-log 1$/,
  /^game [a-z][a-z0-9-]* \d{1,9}$/,
  /^table \{.*\}$/,
  /^commitment (?<commitment>[0-9a-f]{64})$/,
]
const MIX = /^mix (?<seat>\d{1,2}) (?<bytes>(?:[0-9a-f]{2}){8,64})$/
const ROW = /^(?:\d{1,2} \S.{0,999}|undo \d{1,2}|rewind \d{1,9})$/u
const SECRET = /^secret (?<secret>(?:[0-9a-f]{2}){16,64})$/
const END = /^end (?<rows>\d{1,9}) [0-9a-f]{64}$/
const SIGNED = /^signed (?<key>[0-9a-f]{64}) (?<value>[0-9a-f]{128})$/

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** Takes the bytes of a log. Returns the seed and the key that signed it, or throws where something does not fit. */
export function checkFairness(bytes, expectedKey) {
  const lines = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).split('\n')
  if (lines.pop() !== '') throw new Error('the last line has no line feed')
  let at = 0
  const read = (pattern) => {
    const found = pattern.exec(lines[at] ?? '')
    if (!found) throw new Error(`line ${at + 1} is not ${pattern}`)
    at++
    return found.groups
  }
  const [, , , { commitment }] = LINES.map(read)
  const added = []
  while (lines[at]?.startsWith('mix ')) added.push(read(MIX))
  const begun = at
  while (ROW.test(lines[at] ?? '')) at++
  const rows = at - begun
  const { secret } = read(SECRET)
  if (Number(read(END).rows) !== rows) throw new Error(`the end counts other rows than the ${rows} that are here`)
  const { key, value } = read(SIGNED)
  if (at !== lines.length) throw new Error('something follows the signature')

  if (sha256(`wayfare commitment ${secret}`) !== commitment) throw new Error('the secret is not the promised one')
  const mixed = added.sort((a, b) => a.seat - b.seat).map(({ seat, bytes }) => `${Number(seat)}:${bytes}`)
  const seed = sha256(`wayfare seed ${secret} ${mixed.join(' ')}`)

  if (expectedKey !== undefined && key !== expectedKey) throw new Error(`signed with another key: ${key}`)
  const x = Buffer.from(key, 'hex').toString('base64url')
  const signer = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const text = bytes.subarray(0, bytes.length - lines.at(-1).length - 1)
  if (!verify(null, text, signer, Buffer.from(value, 'hex'))) throw new Error('the signature is not that of this log')
  return { seed, key, rows }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { seed, key, rows } = checkFairness(readFileSync(process.argv[2]), process.argv[3])
  console.log(`fits: ${rows} rows as the server wrote them; dealt from the seed ${seed}; signed with the key ${key}`)
}
