// Keeps the learning progress of an account equal on all devices: each sends its own and merges that of the others.
// Without an answer a device continues with its own.

import { effect } from '@preact/signals'
import { path } from '../../base/browser/router.ts'
import { call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { localGuidedGames } from './guided-games.ts'
import { adopt, learntHere } from './local.ts'
import { sendLearnt } from './send.ts'

const PATIENCE_MS = 10_000
const MEANWHILE_MS = 30_000

let begun = false
let line: Promise<void> = Promise.resolve()
let last = ''

/** Syncs from now on, whenever somebody logs in or out or opens another page. */
export function keepExchanging(): void {
  if (begun) return
  begun = true
  effect(() => {
    void me.value
    void path.value
    void exchange()
  })
  addEventListener('visibilitychange', () => void exchange())
  setInterval(() => void exchange(true), MEANWHILE_MS)
}

/**
 * Syncs before something is begun that may already have been begun on another device. A slow answer is not waited for.
 */
export const exchangeSoon = (): Promise<void> =>
  Promise.race([exchange(), new Promise<void>((late) => setTimeout(late, PATIENCE_MS))])

/** Runs one sync at a time, so that each uploads what the last one downloaded. */
function exchange(ifChanged = false): Promise<void> {
  line = line.then(() => exchangeOnce(ifChanged)).catch(() => {})
  return line
}

async function exchangeOnce(ifChanged: boolean): Promise<void> {
  if (!me.peek()?.login) return
  const carried = await localGuidedGames()
  const learnt = learntHere(carried)
  const text = `${me.peek()?.id} ${JSON.stringify(learnt)}`
  if (ifChanged && text === last) return
  const joined = await sendLearnt(learnt, (body) => call('POST /me/learnt', { body }))
  last = text
  // A table that is being played is not replaced.
  if (!path.peek().startsWith('/local/')) await adopt(joined, carried)
}
