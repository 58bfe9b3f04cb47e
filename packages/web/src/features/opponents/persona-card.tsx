import type { Persona } from '@wayfare/bots/personas'
import { chanceOf, type Strength } from '@wayfare/bots/strengths'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { classNames } from '../../base/ui/class-names.ts'
import { mannerOf, nameOf, roleOf } from '../../board-kit/persona-names.ts'
import { Face } from './face.tsx'
import { oddsOf } from './odds.ts'
import type { OwnStrength } from './own-strength.ts'

type Props = {
  readonly person: Persona
  /** Missing if too few games were played to say. */
  readonly strength: Strength | undefined
  /** True if this game has figures. If it has none, a persona without a figure is nothing to remark on. */
  readonly measured: boolean
  readonly own: OwnStrength | null
  readonly tag: 'even' | 'stepUp' | undefined
  readonly chosen: boolean
  readonly busy: boolean
  readonly onChoose: () => void
  readonly onPlay: () => void
}

export function PersonCard({ person, strength, measured, own, tag, chosen, busy, onChoose, onPlay }: Props) {
  const name = nameOf(person)
  return (
    <li class={classNames('opp-person', chosen && 'opp-chosen')} data-person={person}>
      <div class="opp-picture">
        <Face person={person} />
        {tag && (
          <span class={`opp-tag opp-tag-${tag}`}>{say(tag === 'even' ? 'opponents.even' : 'opponents.stepUp')}</span>
        )}
      </div>
      <div class="opp-words">
        <h2>{name}</h2>
        <p class="opp-role">{roleOf(person)}</p>
        <p class="opp-manner">{mannerOf(person)}</p>
        {strength && <Facts strength={strength} own={own} />}
        {!strength && measured && <p class="opp-unknown">{say('opponents.unmeasured')}</p>}
        {chosen ? (
          <Button kind="primary" icon="play" wide busy={busy} onClick={onPlay} data-play-person={person}>
            {say('opponents.play', { name })}
          </Button>
        ) : (
          <Button wide onClick={onChoose} aria-label={say('opponents.chooseWhom', { name })}>
            {say('opponents.choose')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Facts({ strength: { elo, within, score, seconds }, own }: { strength: Strength; own: OwnStrength | null }) {
  const [mean, low, high] = [score.mean, score.low, score.high].map(Math.round)
  return (
    <dl class="opp-facts">
      <div>
        <dt>{say('opponents.strength')}</dt>
        <dd>
          <b>{Math.round(elo)}</b> ±{Math.round(within)}
        </dd>
      </div>
      <div>
        <dt>{say('opponents.scores')}</dt>
        <dd>
          <b>{mean}</b> {say('opponents.range', { low: low ?? 0, high: high ?? 0 })}
        </dd>
      </div>
      <div>
        <dt>{say('opponents.thinks')}</dt>
        <dd>
          <Thinks seconds={seconds} />
        </dd>
      </div>
      {own && (
        <div>
          <dt>{say('opponents.youWin')}</dt>
          <dd>
            <YouWin chance={chanceOf(own.elo, elo)} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The shortest time that is shown. */
const LEAST = 0.1

function Thinks({ seconds }: { readonly seconds: number }) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const told = new Intl.NumberFormat(language.value, digits).format(Math.max(LEAST, seconds))
  const time = say('opponents.seconds', { seconds: told })
  return <Bold text={seconds < LEAST / 2 ? say('opponents.under', { time }) : time} part={time} />
}

function YouWin({ chance }: { readonly chance: number }) {
  const odds = oddsOf(chance)
  if (odds === 'hardly ever') return <b>{say('opponents.hardlyEver')}</b>
  if (odds === 'nearly always') return <b>{say('opponents.nearlyAlways')}</b>
  const told = say('opponents.odds', odds)
  return <Bold text={say('opponents.about', { odds: told })} part={told} />
}

/** Sets off the figure in a sentence. */
function Bold({ text, part }: { readonly text: string; readonly part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return <b>{text}</b>
  return (
    <>
      {text.slice(0, at)}
      <b>{part}</b>
      {text.slice(at + part.length)}
    </>
  )
}
