// An account's devices know the same: each sends what it has learnt and takes what the others have. Without an answer a device goes on
// with what it has.

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

/** From now on, whenever somebody comes, goes or turns to something else. */
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

/** Before something is begun that may be begun elsewhere; a slow answer is not waited for. */
export const exchangeSoon = (): Promise<void> =>
  Promise.race([exchange(), new Promise<void>((late) => setTimeout(late, PATIENCE_MS))])

/** One after another: what one brings the next one sends. */
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
  // A table that is being played stays as it is.
  if (!path.peek().startsWith('/local/')) await adopt(joined, carried)
}
