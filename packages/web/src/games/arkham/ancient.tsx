// The Ancient One: its picture, the madness of a route, its rewards and penalties, and the encounter at the end.

import { ANCIENTS, highestFailure } from '@wayfare/arkham/tables'
import { useState } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { buttonThing, stateOf } from '../../board-kit/pointable.ts'
import { AncientPicture } from './ancient-pictures.tsx'
import { Encounter } from './encounter.tsx'
import { type Props, shownBoard } from './props.ts'
import { useForecast, usePreview } from './use-forecast.ts'
import { wordsOf } from './words.ts'

export function Ancient(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const board = shownBoard(props)
  const madness = useMadness(props)
  const state = stateOf(props, view.ancient)
  const met = view.boards.some(({ rolled }) => rolled.length > 0)
  const [open, setOpen] = useState(false)
  return (
    <section
      class={`ark-card ark-ancient ${met ? 'met' : ''} ${open ? 'open' : ''}`}
      {...standsFor({ place: 'ancient' })}
    >
      <button
        class={`ark-ancient-face ${state.flags}`}
        aria-label={speaker.sayThing(view.ancient)}
        {...buttonThing(props, view.ancient, state)}
      >
        <AncientPicture id={view.ancient} />
      </button>
      <div class="ark-ancient-text">
        <h3>
          {speaker.sayThing(view.ancient)}
          <small>{words.say(met ? 'ancient.awake' : 'ancient.wakes')}</small>
        </h3>
        <button type="button" class="ark-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.say('ancient.more')}
        </button>
        <MadnessTrack
          ancient={view.ancient}
          place={ofSeat(props.shownSeat, 'madness')}
          madness={madness}
          label={words.say('ancient.track')}
        />
        {met && <Encounter {...props} board={board} />}
        <Facts {...props} madness={madness} />
      </div>
    </section>
  )
}

/** The madness of the final route once it is named, otherwise of the best one so far. */
function useMadness(props: Props): number | null {
  const board = shownBoard(props)
  const now = useForecast(props)
  const then = usePreview(props)
  if (board.routed) return board.madness
  const best = then ?? (typeof now === 'string' ? null : now)
  return best?.madness ?? null
}

function MadnessTrack({
  ancient,
  place,
  madness,
  label,
}: {
  ancient: keyof typeof ANCIENTS
  place: string
  madness: number | null
  label: string
}) {
  const last = ANCIENTS[ancient].fails.length - 1
  return (
    <ol class="ark-madness" {...standsFor({ about: 'madness' })} aria-label={label}>
      {ANCIENTS[ancient].fails.map((_, i) => {
        const on = madness !== null && Math.min(madness, last) === i
        return (
          <li
            key={i}
            class={`${i > 0 ? 'mad' : ''} ${on ? 'on' : ''}`}
            {...(on ? { 'aria-current': 'step' as const, ...standsFor({ place }) } : {})}
          >
            {i === last ? `${i}+` : i}
          </li>
        )
      })}
    </ol>
  )
}

function Facts({ view, speaker, madness }: Props & { madness: number | null }) {
  const words = wordsOf(speaker)
  const { ancient } = view
  return (
    <dl class="ark-facts">
      <dt>{words.say('ancient.fails')}</dt>
      <dd class="ark-bands">
        {bandsOf(ancient).map(({ from, to, fails }) => (
          <span key={from} class={madness !== null && madness >= from && madness <= to ? 'on' : ''}>
            {speaker.say('words.label', { label: bandName(from, to) })}{' '}
            {fails === 0 ? words.say('ancient.none') : numbersTo(fails)}
          </span>
        ))}
      </dd>
      <dt>{words.say('ancient.gives')}</dt>
      <dd>{speaker.say(`ancient-rewards.${ancient}`)}</dd>
      <dt>{words.say('ancient.takes')}</dt>
      <dd>{speaker.say(`ancient-penalties.${ancient}`)}</dd>
      <dt>{words.say('ancient.rule')}</dt>
      <dd>{speaker.say(`ancient-rules.${ancient}`)}</dd>
    </dl>
  )
}

/** The rewards, penalties and rules of the Ancient One in words, for places without room for its card. */
export const sayAncient = ({ view: { ancient }, speaker }: Pick<Props, 'view' | 'speaker'>): string =>
  ['ancient-rewards', 'ancient-penalties', 'ancient-rules'].map((part) => speaker.say(`${part}.${ancient}`)).join('\n')

export const numbersTo = (highest: number): string => (highest === 1 ? '1' : `1–${highest}`)

const bandName = (from: number, to: number): string =>
  to === Number.POSITIVE_INFINITY ? `${from}+` : from === to ? `${from}` : `${from}–${to}`

/** Groups neighbouring steps of the madness track with the same chance to fail. */
function bandsOf(ancient: keyof typeof ANCIENTS) {
  const bands: { from: number; to: number; fails: number }[] = []
  const last = ANCIENTS[ancient].fails.length - 1
  for (let madness = 0; madness <= last; madness++) {
    const fails = highestFailure(ancient, madness)
    const to = madness === last ? Number.POSITIVE_INFINITY : madness
    const band = bands.at(-1)
    if (band?.fails === fails) band.to = to
    else bands.push({ from: madness, to, fails })
  }
  return bands
}
