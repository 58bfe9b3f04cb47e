// The bar to step through a game: buttons, a slider over all moves with a row for each player, and the speed.

import type { TableInfo } from '@wayfare/protocol'
import { useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { IconButton } from '../../base/ui/button.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import { SPEEDS, type Watch } from '../../client/finished/watching.ts'
import { togglePlaying } from './use-replay-keys.ts'
import '../../base/ui/field.css'

type Props = {
  readonly watch: Watch
  readonly info: TableInfo
  readonly names: readonly string[]
  /** The seat whose colours count as the viewer's own. */
  /** The events of the move that is shown. */
  readonly text: string
  /** Numbered moments: the decisions of a review. */
  readonly marks: readonly { readonly number: number; readonly step: number }[]
}

export function Transport({ watch, info, names, text, marks }: Props) {
  const { step, playing, speed, opened, go, by } = watch
  const { steps } = opened
  const at = step.value
  const words = at === 0 ? text : say('replay.at', { at, count: steps, text })
  return (
    <section class="transport" aria-label={say('replay.title')}>
      <div class="transport-buttons">
        <IconButton icon="step-back" label={say('replay.first')} disabled={at === 0} onClick={() => go(0)} />
        <IconButton icon="left" label={say('replay.previous')} disabled={at === 0} onClick={() => by(-1)} />
        <IconButton
          kind="primary"
          icon={playing.value ? 'pause' : 'play'}
          label={say(playing.value ? 'replay.pause' : 'replay.play')}
          onClick={() => togglePlaying(watch)}
        />
        <IconButton icon="right" label={say('replay.next')} disabled={at === steps} onClick={() => by(1)} />
        <IconButton icon="step" label={say('replay.last')} disabled={at === steps} onClick={() => go(steps)} />
      </div>
      <div class="transport-slider">
        <Lanes watch={watch} seats={info.seats.length} />
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          aria-label={say('replay.moves')}
          aria-valuetext={words}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <span class="transport-marks" aria-hidden="true">
          {marks.map((mark) => (
            <i
              key={mark.number}
              class="review-disc"
              data-current={mark.step === at}
              style={{ left: `${(mark.step / Math.max(1, steps)) * 100}%` }}
            >
              {mark.number}
            </i>
          ))}
        </span>
      </div>
      <output class="transport-count number">
        {at}&#8202;/&#8202;{steps}
      </output>
      {info.seats.length > 1 && (
        <div class="transport-seats">
          {info.seats.map((_, who) => (
            <button
              key={who}
              type="button"
              class="transport-seat"
              title={say('replay.turnOf', { name: names[who] as string })}
              aria-label={say('replay.turnOf', { name: names[who] as string })}
              onClick={() => watch.toTurnOf(who)}
            >
              <Avatar name={names[who] as string} seat={who} tone={toneOf(who)} bot={botAt(info, who)} />
            </button>
          ))}
        </div>
      )}
      <label class="transport-speed">
        <span class="visually-hidden">{say('replay.speed')}</span>
        <select
          class="input input-inline"
          value={speed.value}
          onChange={({ currentTarget }) => {
            speed.value = Number(currentTarget.value)
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

const ROW = 5

/** Shows who moved when, in a row for each seat, so that it can be read without colours. */
function Lanes({ watch, seats }: { readonly watch: Watch; readonly seats: number }) {
  const { movers, steps } = watch.opened
  const runs = useMemo(() => runsOf(movers), [movers])
  return (
    <svg
      class="transport-lanes"
      viewBox={`0 0 ${Math.max(1, steps)} ${seats * ROW}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {runs.map(({ seat, from, to }) => (
        <rect
          key={from}
          class={`tone-${toneOf(seat)}`}
          x={from}
          y={seat * ROW + 1}
          width={to - from}
          height={ROW - 2}
        />
      ))}
    </svg>
  )
}

type Run = { readonly seat: number; readonly from: number; readonly to: number }

function runsOf(movers: readonly (number | null)[]): Run[] {
  const runs: { seat: number; from: number; to: number }[] = []
  for (const [i, seat] of movers.entries()) {
    const last = runs.at(-1)
    if (seat === null) continue
    if (last?.seat === seat && last.to === i) last.to = i + 1
    else runs.push({ seat, from: i, to: i + 1 })
  }
  return runs
}
