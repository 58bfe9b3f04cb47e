// How something that is refused could be done: the shortest steps with what they cost and bring, to be played at a press.

import { useComputed, useSignal } from '@preact/signals'
import type { Fact, How, Step, StepsTo } from '@wayfare/kernel'
import { type Catalogue, type GameSpeaker, type Speaker, speaker as speakerOf, type Terms } from '@wayfare/text'
import { useEffect, useRef } from 'preact/hooks'
import { Chalk } from '../coach/chalk.tsx'
import '../coach/coach.css'
import { language, say as shellSay } from '../i18n/index.ts'
import { LogIcon } from '../table/log-icon.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { en } from './text/en.ts'
import { WORDS } from './text/index.ts'
import './how-panel.css'

export type HowProps = {
  readonly what: string
  /** Nothing but what it costs is in the way. */
  readonly tooDear: boolean
  readonly speaker: GameSpeaker
  /** What the seat sees, for the names of moves. */
  readonly view: unknown
  ask(what: string): Promise<How | 'busy' | null>
  /** Plays the steps one after another; the last move is left to be confirmed. */
  play(steps: readonly string[], then: string): void
  hover(id: string | null): void
  /** What is shown has another size now. */
  onGrown(): void
}

type Key = keyof (typeof en)['how']
type Say = (key: Key, terms?: Terms) => string

export function HowPanel(props: HowProps) {
  const words = useSignal<Catalogue | null>(null)
  const answer = useSignal<How | 'busy' | null | undefined>(undefined)
  const at = useSignal(0)
  const own = useRef<HTMLDivElement>(null)
  const speaker = useComputed<Speaker | null>(() => words.value && speakerOf(language.value, [words.value]))
  useEffect(() => {
    void WORDS[language.value]().then((loaded) => {
      words.value = loaded
    })
  }, [language.value])
  useEffect(() => {
    let left = false
    void props.ask(props.what).then((found) => {
      if (left) return
      answer.value = found
      at.value = 0
    })
    return () => {
      left = true
      props.hover(null)
    }
  }, [props.what])
  useEffect(props.onGrown, [answer.value, words.value, at.value])
  const found = answer.value
  const ways = found && found !== 'busy' ? found.ways : []
  useEffect(() => {
    // The button that asked is gone, and the focus with it: whoever asked by keyboard goes on by keyboard.
    if (ways.length > 0 && document.activeElement === document.body)
      own.current?.querySelector<HTMLElement>('.button-primary')?.focus({ preventScroll: true })
  }, [ways.length, speaker.value])
  if (!speaker.value) return null
  const say: Say = (key, terms) => (speaker.value as Speaker).say(`how.${key}`, terms)
  const way = ways[at.value]
  return (
    <div ref={own} class="how" aria-busy={found === undefined}>
      <p class="how-head">
        <b>{shellSay('table.how')}</b>
        <span>{way ? say('steps', { count: way.steps.length }) : sayNothing(found, props.tooDear, say)}</span>
      </p>
      {way && <Chalk marks={marksOf(way)} />}
      {way && <Steps way={way} say={say} {...props} />}
      {way && (
        <div class="how-foot">
          {way.points !== 0 && (
            <span class="how-points">{say(way.points < 0 ? 'loses' : 'gains', { count: Math.abs(way.points) })}</span>
          )}
          {ways.length > 1 && (
            <Button
              size="small"
              onClick={() => {
                at.value = (at.value + 1) % ways.length
              }}
            >
              {say('other', { at: at.value + 1, all: ways.length })}
            </Button>
          )}
          <Button
            kind="primary"
            size="small"
            icon="play"
            onClick={() =>
              props.play(
                way.steps.map(({ move }) => move),
                way.move,
              )
            }
          >
            {say('play', { count: way.steps.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

function sayNothing(found: How | 'busy' | null | undefined, tooDear: boolean, say: Say): string {
  if (found === undefined) return say('looking')
  if (found === 'busy') return say('busy')
  if (found === null) return say('moved')
  if (found.looked === 'all') return say(found.news ? 'news' : tooDear ? 'later' : 'none')
  return found.looked === 0 ? say('tooMany') : say('gaveUp', { count: found.looked })
}

function Steps({ way, say, speaker, view, hover }: HowProps & { readonly way: StepsTo; readonly say: Say }) {
  return (
    <ol class="how-steps">
      {way.steps.map((step, i) => (
        <li key={step.move} onPointerEnter={() => hover(step.on[0] ?? null)} onPointerLeave={() => hover(null)}>
          <span class="how-number">{i + 1}</span>
          <span class="how-step">
            <b>{speaker.sayMove(step, view)}</b>
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
                {say('final')}
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
          <span>{say('then')}</span>
        </span>
      </li>
    </ol>
  )
}

/** Its number at what each step touches. */
const marksOf = ({ steps }: StepsTo) =>
  steps.map((step, i) => ({ number: i + 1, option: step, aim: step.on.slice(0, 1), chosen: true }))

/** What a step does, beyond what its name says: that the card is played. */
function broughtBy({ facts, on }: Step, speaker: GameSpeaker): Fact[] {
  const [first, ...others] = speaker.gather(facts).filter(({ k }) => k !== 'move')
  if (!first) return []
  return others.length > 0 && Object.values(first).includes(on[0] ?? '') ? others : [first, ...others]
}
