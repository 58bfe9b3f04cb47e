// Shows how a refused move could become possible: the shortest steps with their costs and gains, which can be played
// with one press.

import { useSignal } from '@preact/signals'
import type { Fact, How, HowToStep, StepsTo } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useId, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { AdviceOverlay } from '../../board-kit/advice-overlay.tsx'
import { LogIcon } from '../../board-kit/log-icon.tsx'
import './how-panel.css'
import type { RefusalPanelProps } from '../../board-kit/add-on.ts'
import type { Availability } from '../../board-kit/availability.ts'
import { gameOf, partsOf } from '../../games/index.ts'
import { type WhenAvailable, whenAvailable } from './availability.ts'

/** An earlier search may still be running: the question is repeated this often, and after this pause. */
const TRIES = 8
const BUSY_MS = 500

export function HowPanel(props: RefusalPanelProps) {
  const answer = useSignal<How | 'busy' | null | undefined>(undefined)
  const rules = useSignal<Availability | null>(null)
  const at = useSignal(0)
  const playButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    let left = false
    const ask = async () => {
      for (let tries = 1; !left; tries++) {
        const found = await props.ask(props.what)
        if (left) return
        if (found !== 'busy' || tries === TRIES) {
          answer.value = found
          at.value = 0
          return
        }
        await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
      }
    }
    void ask()
    partsOf(props.game)
      .then(({ availability }) => availability?.())
      .then(
        (found) => {
          rules.value = found ?? null
        },
        () => {},
      )
    return () => {
      left = true
      props.hover(null)
    }
  }, [props.what])
  useEffect(props.onGrown, [answer.value, at.value])
  const found = answer.value
  const ways = found && found !== 'busy' ? found.ways : []
  useEffect(() => {
    // The button that had the focus is gone. The focus moves on, so that a person who uses the keyboard can continue.
    if (ways.length > 0 && document.activeElement === document.body) playButton.current?.focus({ preventScroll: true })
  }, [ways.length])
  const way = ways[at.value]
  // A step that reveals something new may still make the move possible this turn.
  const certain = found && found !== 'busy' && ways.length === 0 && found.looked === 'all' && !found.news
  const round = (props.view as { readonly round?: unknown } | null)?.round
  const { rounds } = gameOf(props.game)
  const later = certain && rules.value ? whenAvailable({ rounds, rules: rules.value }, props.reasons, round) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds the fields of a form
    <div class="how" role="group" aria-labelledby={id} aria-busy={found === undefined}>
      <p class="how-head">
        <b id={id}>{say('table.how')}</b>
        <span>
          {way
            ? say('how.steps', { count: way.steps.length })
            : later
              ? sayLater(later)
              : sayNothing(found, props.tooDear)}
        </span>
      </p>
      {typeof later === 'object' && <Times {...later} />}
      {way && <AdviceOverlay marks={marksOf(way)} />}
      {way && <Steps way={way} {...props} />}
      {way && (
        <div class="how-foot">
          {way.points !== 0 && (
            <span class="how-points">
              {say(way.points < 0 ? 'how.loses' : 'how.gains', { count: Math.abs(way.points) })}
            </span>
          )}
          {ways.length > 1 && (
            <Button
              size="small"
              onClick={() => {
                at.value = (at.value + 1) % ways.length
              }}
            >
              {say('how.other', { at: at.value + 1, all: ways.length })}
            </Button>
          )}
          <Button
            kind="primary"
            button={playButton}
            size="small"
            icon="play"
            onClick={() =>
              props.play(
                way.steps.map(({ move }) => move),
                way.move,
              )
            }
          >
            {say('how.play', { count: way.steps.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

function sayNothing(found: How | 'busy' | null | undefined, tooDear: boolean): string {
  if (found === undefined) return say('how.looking')
  if (found === 'busy') return say('how.busy')
  if (found === null) return say('how.moved')
  if (found.looked === 'all') return say(found.news ? 'how.news' : tooDear ? 'how.later' : 'how.none')
  return found.looked === 0 ? say('how.tooMany') : say('how.gaveUp', { count: found.looked })
}

function sayLater(later: WhenAvailable): string {
  if (typeof later === 'object') return say(later.sure ? 'later.surely' : 'later.perhaps', { round: later.round })
  return say(later === 'too late' ? 'later.late' : `later.${later}`)
}

/** A time line: now, the change that happens by itself, and then. */
function Times({ changes, then, round, sure }: Extract<WhenAvailable, object>) {
  return (
    <ol class="how-times" data-sure={sure}>
      <li>
        <b>{say('later.now', { round: round - 1 })}</b>
        <span>{say('later.nothing')}</span>
      </li>
      <li>
        <b>{say('later.ends')}</b>
        <span>{say(`later.changes-${changes}`)}</span>
      </li>
      <li>
        <b>{say('later.round', { round })}</b>
        <span>{say(`later.then-${then}`)}</span>
      </li>
    </ol>
  )
}

function Steps({ way, speaker, view, Glyph, hover }: RefusalPanelProps & { readonly way: StepsTo }) {
  return (
    <ol class="how-steps">
      {way.steps.map((step, i) => (
        <li key={step.move} onPointerEnter={() => hover(step.on[0] ?? null)} onPointerLeave={() => hover(null)}>
          <span class="how-number">{i + 1}</span>
          <span class="how-step">
            <b>
              {Glyph && step.on[0] !== undefined && <Glyph id={step.on[0]} />} {speaker.sayMove(step, view)}
            </b>
            {broughtBy(step, speaker).map((fact) => (
              <span key={fact.k} class="how-fact">
                <LogIcon kind={fact.k} />
                {speaker.sayFact(fact)}
              </span>
            ))}
            {step.left[0] && 'missing' in step.left[0].params && <span>{speaker.sayRefusal(step.left[0])}</span>}
            {step.final && (
              <span class="how-fact">
                <Icon name="eye" size={16} />
                {say('how.final')}
              </span>
            )}
          </span>
        </li>
      ))}
      <li class="how-wanted">
        <span class="how-number">
          <Icon name="flag" size={16} />
        </span>
        <span class="how-step">
          <b>{speaker.sayMove(way, view)}</b>
          <span>{say('how.then')}</span>
        </span>
      </li>
    </ol>
  )
}

/** Marks the things that each step touches with the number of the step. */
const marksOf = ({ steps }: StepsTo) =>
  steps.map((step, i) => ({ number: i + 1, option: step, aim: step.on.slice(0, 1), chosen: true }))

/** The events of a step beyond its name, without the fact that a card is played. */
function broughtBy({ facts, on }: HowToStep, speaker: GameSpeaker): Fact[] {
  const [first, ...others] = speaker.gather(facts).filter(({ k }) => k !== 'move')
  if (!first) return []
  return others.length > 0 && Object.values(first).includes(on[0] ?? '') ? others : [first, ...others]
}
