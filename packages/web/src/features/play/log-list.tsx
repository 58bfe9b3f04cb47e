// The log: sentences with icons, the consequences of an action nested under it, and lines where undo ends and where the
// player left.

import type { TableInfo } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { FaceOr, SeatMark } from '../../base/ui/avatar.tsx'
import { IconButton } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { memo } from '../../base/ui/memo.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { LogIcon } from '../../board-kit/log-icon.tsx'
import type { LogEntry } from '../../board-kit/log-lines.ts'
import { logMark } from '../../board-kit/log-mark.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import type { Departure } from './departures.ts'
import './log-list.css'

type Props = {
  readonly entries: readonly LogEntry[]
  readonly info: TableInfo
  readonly own: number | null
  /** Players who left their seat to a bot, in order of time. */
  readonly departures?: readonly Departure[]
  /** The last log row before the viewer left; 0 if they did not. */
  readonly leftAt: number
  /** The link to the replay of the finished game, to which the lines lead. */
  readonly replay: string | null
  /** True if nobody else has to agree to going back past the line. */
  readonly alone: boolean
  hover(id: string | null): void
  /** Closes the drawer that holds the log. */
  readonly close?: (() => void) | undefined
}

export function LogList({ entries, info, own, departures = NONE, leftAt, replay, alone, hover, close }: Props) {
  const left = leftAt > 0 ? entries.findLast(({ n }) => n <= leftAt) : undefined
  const entryAt = (moment: number) => entries.findLast(({ at }) => at <= moment) ?? entries[0]
  const marked = left !== entries.at(-1) ? left : undefined
  return (
    <Panel
      heading={say('table.log')}
      class="log-panel"
      action={close && <IconButton icon="close" size="small" label={say('app.close')} onClick={close} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <div class="log-scroll scroll" tabIndex={0} data-words ref={partRef('log-lines')}>
        <ol class="log" aria-label={say('table.log')}>
          {entries.map((entry) => (
            <Entry
              key={entry.n}
              entry={entry}
              bot={entry.by === null ? null : botAt(info, entry.by)}
              left={entry === marked}
              alone={alone}
              moment={
                replay !== null && entry.nth !== null
                  ? `/replay/${replay}?nth=${entry.nth}&seat=${own ?? 'spectator'}`
                  : null
              }
              departed={departures.length === 0 ? NONE : departures.filter(({ at }) => entryAt(at) === entry)}
              hover={hover}
            />
          ))}
          {entries.length === 0 && departures.map((one) => <Departed key={one.seat} {...one} />)}
        </ol>
        {entries.length === 0 && departures.length === 0 && <p class="log-empty">{say('table.logEmpty')}</p>}
      </div>
    </Panel>
  )
}

const NONE: readonly Departure[] = []

const Departed = ({ seat, text }: Departure) => (
  <p class="log-line log-departed">
    <SeatMark seat={seat} tone={toneOf(seat)} />
    <Icon name="door" size={16} />
    <b>{text}</b>
  </p>
)

type EntryProps = {
  readonly entry: LogEntry
  /** The bot that made the move, if it was one. */
  readonly bot: string | null
  readonly left: boolean
  /** Players who left their seat after this entry. */
  readonly departed: readonly Departure[]
  readonly alone: boolean
  readonly moment: string | null
  hover(id: string | null): void
}

const Entry = memo(({ entry, bot, left, departed, alone, moment, hover }: EntryProps) => {
  const { by, kind, text, under, about, undone, planned, barrier } = entry
  const Why = logMark.value
  const shows = (ids: readonly string[]) => ({
    onPointerEnter: () => hover(ids.at(-1) ?? null),
    onPointerLeave: () => hover(null),
  })
  return (
    <li data-undone={undone}>
      <div class="log-line" {...shows(about)}>
        {by !== null && (
          <FaceOr bot={bot} seat={by} tone={toneOf(by)} size={20}>
            <SeatMark seat={by} tone={toneOf(by)} />
          </FaceOr>
        )}
        <LogIcon kind={kind} />
        {undone ? (
          <del title={say('table.taken')}>{text}</del>
        ) : (
          <span>
            <GlossaryText text={text} quiet />
          </span>
        )}
        {planned && <small class="log-planned">{say('table.asPlanned')}</small>}
        {Why && !undone && <Why entry={entry} />}
        {moment && (
          <a
            class="log-moment"
            href={moment}
            aria-label={say('table.moment', { text })}
            title={say('table.momentShort')}
          >
            <Icon name="replay" size={16} />
          </a>
        )}
      </div>
      {under.length > 0 && (
        <ul>
          {under.map((line, i) => (
            <li key={i} class="log-line" {...shows(line.about)}>
              <LogIcon kind={line.kind} />
              {undone ? (
                <del>{line.text}</del>
              ) : (
                <span>
                  <GlossaryText text={line.text} quiet />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {barrier && (
        <p class="log-barrier">
          <Icon name="barrier" size={16} />
          {say(alone ? 'table.barrierPast' : 'table.barrier')}
        </p>
      )}
      {departed.map((one) => (
        <Departed key={one.seat} {...one} />
      ))}
      {left && (
        <p class="log-barrier log-left">
          <Icon name="door" size={16} />
          {say('table.youLeft')}
        </p>
      )}
    </li>
  )
})
