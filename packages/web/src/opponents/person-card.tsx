import type { Person } from '@wayfare/bots/people'
import { chanceOf, type Strength } from '@wayfare/bots/strengths'
import { say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Face } from './face.tsx'
import { oddsOf } from './odds.ts'
import type { OwnStrength } from './own-strength.ts'
import { mannerOf, nameOf, roleOf } from './words.ts'

type Props = {
  readonly person: Person
  /** Missing: too few games were played to say. */
  readonly strength: Strength | undefined
  /** There are figures of this game: where there are none, nobody lacks one. */
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
        <dd>{seconds < 0.5 ? say('opponents.atOnce') : say('opponents.seconds', { seconds: Math.round(seconds) })}</dd>
      </div>
      {own && (
        <div>
          <dt>{say('opponents.youWin')}</dt>
          <dd>{say('opponents.about', oddsOf(chanceOf(own.elo, elo)))}</dd>
        </div>
      )}
    </dl>
  )
}
