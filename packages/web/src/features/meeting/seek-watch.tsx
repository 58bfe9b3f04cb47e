// Asks about the person's seek while they use the app, and shows the call to a full table over whatever they do.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { gameOf } from '../../games/index.ts'
import { answerCall, refreshSeek, seek } from './seek-state.ts'
import './seek-call.css'

const AGAIN_MS = 4_000

export function SeekWatch() {
  const isWaiting = seek.value !== null
  useEffect(() => {
    if (!isWaiting) return
    // Somebody who does not look at the page is away, and gets a notice.
    const ask = () => void (document.visibilityState === 'visible' && refreshSeek())
    ask()
    const timer = setInterval(ask, AGAIN_MS)
    addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', ask)
    }
  }, [isWaiting])
  return seek.value?.call ? <SeekCall key={seek.value.call.ends} /> : null
}

const SOON_MS = 120_000

/** The question whether one sits down. It is read aloud once; the seconds are only shown. */
function SeekCall() {
  const now = useSignal(Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 1_000)
    return () => clearInterval(timer)
  }, [])
  const call = seek.value?.call
  if (!call) return null
  const { game, people, ends, ready, answered } = call
  const left = Math.max(0, ends - now.value)
  return (
    <section class="seek-call no-print" aria-label={say('meet.callHead')} data-theme="home">
      <div role="alert">
        <p class="seek-call-head">
          {answered ? say('meet.ready', { ready, all: people.length + 1 }) : say('meet.callHead')}
        </p>
        <p>{say('meet.callLine', { game: gameOf(game).title[language.value], names: people.join(', ') })}</p>
      </div>
      {left < SOON_MS && <p class="seek-call-left">{say('meet.callLeft', { seconds: Math.ceil(left / 1000) })}</p>}
      {!answered && (
        <div class="seek-call-answers">
          <Button kind="primary" size="large" onClick={() => void answerCall(true)}>
            {say('meet.sitDown')}
          </Button>
          <Button onClick={() => void answerCall(false)}>{say('meet.decline')}</Button>
        </div>
      )}
    </section>
  )
}
