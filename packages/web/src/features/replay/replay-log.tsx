// The log of a replay, line by line; a press on a line shows its moment.

import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { logEntries } from '../../board-kit/log-lines.ts'
import type { Telling } from '../../client/finished/messages.ts'

export type LogLine = {
  readonly step: number
  readonly seat: number | null
  readonly text: string
  readonly under: readonly string[]
  readonly about: readonly string[]
}

export function logLines({ told, steps }: Telling, speaker: GameSpeaker): LogLine[] {
  return logEntries(told, speaker, 0, null).map(({ n, seat, text, under, about }) => ({
    step: steps[n - 1] as number,
    seat,
    text,
    under: under.map((line) => line.text),
    about,
  }))
}

type Props = {
  readonly lines: readonly LogLine[]
  readonly step: number
  go(step: number): void
  hover(id: string | null): void
}

export function ReplayLog({ lines, step, go, hover }: Props) {
  const current = useMemo(() => lines.findLast((line) => line.step <= step)?.step, [lines, step])
  const list = useRef<HTMLOListElement>(null)
  const lineNow = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const box = list.current
    const line = lineNow.current
    if (!box || !line) return
    const [top, bottom] = [line.offsetTop - box.offsetTop, line.offsetTop - box.offsetTop + line.offsetHeight]
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2
  }, [current, lines])
  return (
    <Panel heading={say('table.log')} class="log-panel">
      <ol class="log replay-log scroll" ref={list} aria-label={say('table.log')}>
        {lines.map((line) => (
          <li
            key={line.step}
            data-later={line.step > step}
            onPointerEnter={() => hover(line.about.at(-1) ?? null)}
            onPointerLeave={() => hover(null)}
          >
            <button
              type="button"
              {...(line.step === current ? { ref: lineNow } : {})}
              class="replay-line"
              aria-current={line.step === current ? 'step' : undefined}
              onClick={() => go(line.step)}
            >
              <span class="replay-line-number number">{line.step}</span>
              <span>
                {line.text}
                {line.under.map((text, i) => (
                  <small key={i}>{text}</small>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
