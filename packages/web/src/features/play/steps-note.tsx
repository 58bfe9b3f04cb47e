import { useSignal } from '@preact/signals'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import type { GameTable } from '../../board-kit/contract.ts'
import { readingTime, stepsAfter } from './steps.ts'
import './steps-note.css'

type Props = {
  readonly told: readonly Told[]
  /** The number of what was told last. */
  readonly n: number
  readonly seat: number | null
  readonly speaker: GameSpeaker
  readonly tells: NonNullable<GameTable['tells']>
  readonly gist: GameTable['gist']
}

/** One sentence after the other, over the table: nothing waits for them, and whoever likes goes on. The log has them all. */
export function StepsNote({ told, n, seat, speaker, tells, gist }: Props) {
  const steps = useSignal<readonly string[]>([])
  const at = useSignal(0)
  const heard = useRef(n)
  useEffect(() => {
    const before = heard.current
    const fresh = stepsAfter(told, before, speaker, { tells, gist }, seat)
    heard.current = n
    // What is still being told goes on first, unless one has gone on oneself.
    const moved = told.some((one) => one.n > before && one.seat === seat)
    if (fresh.length === 0 && !moved) return
    const left = moved ? [] : steps.peek().slice(at.peek())
    steps.value = [...left, ...fresh]
    at.value = 0
  }, [n])
  const step = steps.value[at.value]
  useEffect(() => {
    if (step === undefined) return
    const timer = setTimeout(() => at.value++, readingTime(step))
    return () => clearTimeout(timer)
  }, [step, at.value])
  if (step === undefined) return null
  return (
    <section class="steps on-paper" aria-label={say('table.roundTold')}>
      <p class="steps-line" key={at.value} aria-hidden="true">
        {step}
      </p>
      <span class="steps-count">{say('table.told', { at: at.value + 1, all: steps.value.length })}</span>
      <Button size="small" onClick={() => at.value++}>
        {say('table.skip')}
      </Button>
    </section>
  )
}
