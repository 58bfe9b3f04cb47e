import { useSignal } from '@preact/signals'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { ApiError, call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { somebody } from '../../client/online/session.ts'
import './seek-call.css'

/** Asks a spectator, who has the position in view, whether they take over the seat of a bot. */
export function TakeoverBar({ shown, source, names }: PlayMoment) {
  const trouble = useSignal('')
  const isClosed = useSignal(false)
  const take = async (seat: number) => {
    try {
      await somebody(language.value)
      await call('POST /tables/:id/takeover', { path: { id: shown.info.id }, body: { seat } })
      source.look(seat)
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409
      trouble.value = isLate ? say('meet.goneSeat') : problemText(error)
    }
  }
  if (isClosed.value) return null
  return (
    <section class="seek-call no-print" aria-label={say('meet.takeOver')}>
      <p role="status">{trouble.value || say('meet.taker')}</p>
      <div class="seek-call-answers">
        {shown.info.may?.takeOver?.map((seat) => (
          <Button key={seat} kind="primary" onClick={() => void take(seat)}>
            {say('meet.takeFrom', { name: names[seat] as string })}
          </Button>
        ))}
        <Button
          onClick={() => {
            isClosed.value = true
          }}
        >
          {say('meet.onlyLook')}
        </Button>
      </div>
    </section>
  )
}
