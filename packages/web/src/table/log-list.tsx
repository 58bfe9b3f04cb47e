import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { Panel } from '../ui/panel.tsx'
import { logEntries } from './log-lines.ts'

type Props = {
  readonly told: readonly Told[]
  readonly voice: GameSpeaker
  readonly undo: number
  readonly own: number | null
  hover(id: string | null): void
}

export function LogList({ told, voice, undo, own, hover }: Props) {
  const entries = useMemo(() => logEntries(told, voice, undo, own), [told, voice, undo, own])
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  useEffect(() => {
    // The newest is below; whoever has scrolled up to read stays there.
    const box = list.current
    if (box && atEnd.current) box.scrollTop = box.scrollHeight
  }, [entries])
  const scrolled = ({ currentTarget: box }: { readonly currentTarget: HTMLElement }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
  }
  return (
    <Panel heading={say('table.log')} class="log-panel">
      <ol class="log scroll" ref={list} onScroll={scrolled}>
        {entries.map(({ n, text, under, about, undone, barrier }) => (
          <li
            key={n}
            data-undone={undone}
            onPointerEnter={() => hover(about.at(-1) ?? null)}
            onPointerLeave={() => hover(null)}
          >
            {undone ? <del title={say('table.taken')}>{text}</del> : <span>{text}</span>}
            {under.length > 0 && (
              <ul>
                {under.map((line, i) => (
                  <li key={`${n} ${i}`}>{line.text}</li>
                ))}
              </ul>
            )}
            {barrier && <p class="log-barrier">{say('table.barrier')}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
