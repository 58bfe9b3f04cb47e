// All opponents on one scale of strength: the six of the chosen game, the official solo opponents of all three, and oneself.

import { PEOPLE, type Person } from '@wayfare/bots/people'
import { type Rated, strengthsOf } from '@wayfare/bots/strengths'
import type { ComponentChildren } from 'preact'
import { gameOf } from '../games/index.ts'
import { language, say } from '../i18n/index.ts'
import { ON_THE_WALL } from '../lobby/home-games.ts'
import { Thumb } from '../lobby/thumb.tsx'
import { Face } from './face.tsx'
import { LEAST_GAMES } from './own-strength.ts'
import { ownIn } from './suiting.ts'
import { nameOf, SOLO_WORDS, soloName } from './words.ts'

const STEP = 200

export function Scale({ game }: { readonly game: string }) {
  const { people } = strengthsOf(game)
  const known = PEOPLE.flatMap((person) => {
    const strength = people[person]
    return strength ? [{ person, strength }] : []
  })
  if (known.length === 0) return null
  const own = ownIn(game)
  const all = [...known.map(({ strength }) => strength), ...ON_THE_WALL.flatMap((id) => strengthsOf(id).solo)]
  const { low, high, at } = scaleOver(own ? [...all, own] : all)
  const marks = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP)
  const mean = known.reduce((sum, { strength }) => sum + strength.elo, 0) / known.length
  return (
    <section class="opp-scale" aria-label={say('opponents.scale')}>
      <div class="opp-axis" aria-hidden="true">
        {marks.map((elo) => (
          <span key={elo} style={{ '--at': at(elo) }}>
            {elo}
          </span>
        ))}
      </div>
      <Row
        title={say('opponents.company')}
        line={say('opponents.companyIn', { game: gameOf(game).title[language.value] })}
      >
        {own && <OwnBand own={own} at={at} label="loud" />}
        {known.map(({ person, strength }) => (
          <Mark key={person} rated={strength} at={at} name={nameOf(person)}>
            <PersonMark person={person} />
          </Mark>
        ))}
      </Row>
      {ON_THE_WALL.map((id) => {
        const { solo } = strengthsOf(id)
        const words = SOLO_WORDS[id]
        const there = ownIn(id)
        if (solo.length === 0 || !words) return null
        return (
          <Row
            key={id}
            title={say(words.title)}
            line={say(words.line)}
            picture={<Thumb game={id} size={42} />}
            chosen={id === game}
          >
            {there && <OwnBand own={there} at={at} label={id === game ? 'none' : 'short'} />}
            {solo.map((one) => (
              <Mark key={one.id} rated={one} at={at} name={soloName(id, one.id)}>
                <b class="opp-level">{soloName(id, one.id)}</b>
              </Mark>
            ))}
          </Row>
        )
      })}
      <p class="opp-foot">
        {own ? null : `${say('opponents.notYou', { count: LEAST_GAMES })} `}
        {say('opponents.foot', { mean: Math.round(mean) })}
      </p>
    </section>
  )
}

/** Whole steps around everything that is shown, and where a strength lies between them, from 0 to 1. */
function scaleOver(rated: readonly Rated[]) {
  const low = Math.floor(Math.min(...rated.map(({ elo, within }) => elo - within)) / STEP) * STEP
  const high = Math.ceil(Math.max(...rated.map(({ elo, within }) => elo + within)) / STEP) * STEP
  return { low, high, at: (elo: number): number => (elo - low) / (high - low) }
}

type At = (elo: number) => number

type RowProps = {
  readonly title: string
  readonly line: string
  readonly picture?: ComponentChildren
  readonly chosen?: boolean
  readonly children: ComponentChildren
}

const Row = ({ title, line, picture, chosen, children }: RowProps) => (
  <div class="opp-row" data-chosen={chosen ? '' : undefined}>
    <p class="opp-row-name">
      {picture}
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </p>
    <ol class="opp-track">{children}</ol>
  </div>
)

type MarkProps = { readonly rated: Rated; readonly at: At; readonly name: string; readonly children: ComponentChildren }

function Mark({ rated: { elo, within }, at, name, children }: MarkProps) {
  const spoken = say('opponents.marked', { name, elo: Math.round(elo), within: Math.round(within) })
  return (
    <li style={{ '--at': at(elo), '--low': at(elo - within), '--high': at(elo + within) }}>
      <span class="visually-hidden">{spoken}</span>
      <i class="opp-whisker" aria-hidden="true" />
      <span class="opp-mark" aria-hidden="true" title={spoken}>
        {children}
      </span>
    </li>
  )
}

const PersonMark = ({ person }: { readonly person: Person }) => <Face person={person} head class="opp-face" />

type OwnBandProps = {
  readonly own: Rated & { readonly games: number }
  readonly at: At
  /** `none`: it goes on from where it is told already. */
  readonly label: 'loud' | 'short' | 'none'
}

function OwnBand({ own, at, label }: OwnBandProps) {
  const terms = { elo: Math.round(own.elo), within: Math.round(own.within), count: own.games }
  return (
    <li
      class={label === 'loud' ? 'opp-own opp-own-loud' : 'opp-own'}
      style={{ '--at': at(own.elo), '--low': at(own.elo - own.within), '--high': at(own.elo + own.within) }}
    >
      <i class="opp-band" aria-hidden="true" />
      {label !== 'none' && <b>{label === 'loud' ? say('opponents.you', terms) : say('opponents.youShort', terms)}</b>}
    </li>
  )
}
