// The start of a full table: a countdown that anybody can stop, or a button for the host.

import type { TableInfo } from '@wayfare/protocol'
import { COUNTDOWN_MS } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { call } from '../../client/online/api.ts'

type Props = {
  readonly info: TableInfo
  readonly own: readonly number[]
  readonly isHost: boolean
  readonly host: string
  act(work: () => Promise<unknown>): Promise<void>
}

export function StartLine({ info, own, isHost, host, act }: Props) {
  const seconds = useSecondsLeft(info.startsAt)
  const isFull = info.seats.every(({ kind }) => kind !== 'open')
  const path = { id: info.id }
  const [seat] = own
  if (!isFull) return null
  const begin = isHost && (
    <Button kind="primary" size="large" onClick={() => void act(() => call('POST /tables/:id/start', { path }))}>
      {say(seconds === null ? 'room.start' : 'company.beginNow')}
    </Button>
  )
  return (
    <div class="room-start" data-counting={seconds !== null}>
      <p role="status">
        {seconds === null ? (
          say(isHost ? 'company.heldHost' : 'company.held', { name: host })
        ) : (
          // Screen readers hear the countdown once, not every second.
          <>
            <span aria-hidden="true">{say('company.begins', { seconds })}</span>
            <span class="visually-hidden">{say('company.begins', { seconds: COUNTDOWN_MS / 1000 })}</span>
          </>
        )}
      </p>
      <span class="room-start-buttons">
        {seconds !== null && seat !== undefined && (
          <Button onClick={() => void act(() => call('POST /tables/:id/hold', { path, body: { seat } }))}>
            {say('company.needMoment')}
          </Button>
        )}
        {begin}
      </span>
    </div>
  )
}

/**
 * The remaining seconds, counted from when this device received the news, because its clock may differ from the
 * server's.
 */
function useSecondsLeft(startsAt: number | undefined): number | null {
  const [left, setLeft] = useState(COUNTDOWN_MS / 1000)
  useEffect(() => {
    if (startsAt === undefined) return
    const end = performance.now() + COUNTDOWN_MS
    setLeft(COUNTDOWN_MS / 1000)
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [startsAt])
  return startsAt === undefined ? null : left
}
