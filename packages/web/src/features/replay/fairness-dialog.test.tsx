import { afterEach, beforeAll, expect, test } from 'vitest'
import { say, withWords } from '../../base/i18n/index.ts'
import type { FairnessVerdict } from '../../client/finished/fairness.ts'
import type { Player } from '../../client/finished/player.ts'
import { serverInfo } from '../../client/online/server-info.ts'
import { render } from '../../testing/render.tsx'
import { FairnessDialog } from './fairness-dialog.tsx'

const KEY = 'ab'.repeat(32)
const FACTS: FairnessVerdict['facts'] = {
  seed: 'a seed',
  rows: 12,
  claimed: 'an end',
  found: 'an end',
  commitment: 'a promise',
  recomputed: 'a promise',
  secret: 'a secret',
  contributions: [],
  signedBy: KEY,
}

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))
afterEach(() => {
  serverInfo.value = undefined
})

/** Returns the text of the dialog for a game in which everything is right except, perhaps, the signature. */
async function textFor(signature: FairnessVerdict['signature'], signedBy: string | null): Promise<string> {
  serverInfo.value = { address: null, hosts: [], mail: false, recovery: false, logKey: KEY }
  const facts = { ...FACTS, signedBy }
  const verdict: FairnessVerdict = { promise: 'kept', moves: 'fit', end: 'reached', signature, facts }
  const player = { request: () => Promise.resolve(verdict) } as unknown as Player
  render(<FairnessDialog player={player} names={[]} onClose={() => {}} />)
  await expect.poll(() => document.querySelector('.fairness-verdict')).not.toBeNull()
  return document.body.textContent ?? ''
}

test.each([
  ['valid', KEY, 'replay.signedHere'],
  ['valid', 'cd'.repeat(32), 'replay.signedElsewhere'],
  ['none', null, 'replay.notSigned'],
  ['unchecked', KEY, 'replay.signatureUnchecked'],
] as const)(
  'a fair game whose signature is %s (%s) says what is known of its moves: %s',
  async (signature, by, key) => {
    const text = await textFor(signature, by)
    expect(text).toContain(say('replay.fits'))
    expect(text).toContain(say(key))
    expect(text.includes(KEY) || by !== KEY).toBe(true)
  },
)

test('a signature that does not fit makes the game unfair, and nothing else is said about its moves', async () => {
  const text = await textFor('broken', KEY)
  expect(text).toContain(say('replay.failsSignature'))
  expect(text).not.toContain(say('replay.signedHere'))
  expect(document.querySelector('.fairness-verdict')?.getAttribute('data-fair')).toBe('false')
})
