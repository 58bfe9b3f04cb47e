import { type Signal, useSignal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import { useId } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { IconButton } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { LogIcon } from '../../board-kit/log-icon.tsx'
import { botAt } from '../../board-kit/seat-names.ts'
import type { Since } from './while-away.ts'
import './while-away-note.css'

type Props = {
  readonly since: readonly Since[]
  readonly info: TableInfo
  readonly names: readonly string[]
  /** The rows that are to be shown again on the table. */
  readonly toShow: Signal<readonly number[] | null>
  hover(id: string | null): void
  dismiss(): void
}

/** After an absence: the moves of the others, one tap away. */
export function WhileAwayNote({ since, info, names, toShow, hover, dismiss }: Props) {
  const open = useSignal(false)
  const id = useId()
  const count = since.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <section class="since" aria-label={say('table.sinceLast')}>
      <div class="since-bar">
        <button
          type="button"
          class="since-toggle"
          aria-expanded={open.value}
          aria-controls={id}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name="replay" size={18} />
          <b>{say('table.sinceLast')}</b>
          <span>{say('table.sinceMoves', { count })}</span>
          <Icon name={open.value ? 'up' : 'down'} size={18} />
        </button>
        <IconButton
          icon="play"
          size="small"
          label={say('table.sinceShow')}
          onClick={() => {
            toShow.value = since.flatMap(({ entries }) => entries.map(({ n }) => n))
          }}
        />
        <IconButton icon="close" size="small" label={say('table.sinceDismiss')} onClick={dismiss} />
      </div>
      <div id={id} class="since-list scroll" hidden={!open.value}>
        {since.map(({ seat, entries }) => (
          <div key={String(seat)}>
            <h3 class="since-who">
              {seat !== null && (
                <Avatar
                  name={names[seat] as string}
                  seat={seat}
                  tone={toneOf(seat)}
                  bot={botAt(info, seat)}
                  size={24}
                />
              )}
              <bdi>{seat === null ? say('table.title') : names[seat]}</bdi>
            </h3>
            <ul>
              {entries.map(({ n, text, kind, about, under }) => (
                <li key={n} onPointerEnter={() => hover(about.at(-1) ?? null)} onPointerLeave={() => hover(null)}>
                  <LogIcon kind={kind} />
                  <span>
                    {text}
                    {under.map((line, i) => (
                      <small key={i}>{line.text}</small>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
