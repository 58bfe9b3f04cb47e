// All opponents on one scale of strength: the six personas of the chosen game, the official solo opponents of all three
// games, and the person.

import { PERSONAS } from '@wayfare/bots/personas'
import { isUnsure, LEAST_GAMES } from '@wayfare/bots/ratings'
import { type Rated, strengthsOf } from '@wayfare/bots/strengths'
import type { ComponentChildren } from 'preact'
import { isNarrow } from '../../base/browser/media.ts'
import { axisOver, ticks } from '../../base/chart/scale.ts'
import { language, say } from '../../base/i18n/index.ts'
import { nameOf } from '../../board-kit/persona-names.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { Face } from './face.tsx'
import { ownStrengthIn } from './recommend.ts'
import { type PositionOf, type ScaleMark, Track } from './scale-track.tsx'

/** The approximate number of labels on the scale. */
const NUMBERS = 9

export function Scale({ game }: { readonly game: string }) {
  // As in the style sheet: on narrow screens the scale is upright, and each row is a column.
  const upright = isNarrow.value
  const { people } = strengthsOf(game)
  const company = PERSONAS.flatMap((person): ScaleMark[] => {
    const rated = people[person]
    if (!rated) return []
    return [{ id: person, rated, name: nameOf(person), drawn: <Face person={person} head class="opp-face" /> }]
  })
  if (company.length === 0) return null
  const own = ownStrengthIn(game)
  const solo = GAME_IDS.flatMap((id) => strengthsOf(id).solo)
  const all = [...company.map(({ rated }) => rated), ...solo, ...(own ? [own] : [])]
  const { low, high, at } = axisOver(all)
  const mean = company.reduce((sum, { rated }) => sum + rated.elo, 0) / company.length
  const you = own && say(isUnsure(own) ? 'opponents.youUnsure' : 'opponents.you', toldOf(own))
  const rows = GAME_IDS.flatMap((id) => {
    const { solo } = gameOf(id)
    return solo && strengthsOf(id).solo.length > 0 ? [{ id, title: say(solo.title), line: say(solo.line) }] : []
  })
  return (
    <section class="opp-scale" aria-label={say('opponents.scale')} data-upright={upright ? '' : undefined}>
      {upright && you && (
        <p class="opp-you" aria-hidden="true">
          {you}
        </p>
      )}
      <div class="opp-chart" data-own={own ? '' : undefined}>
        <div class="opp-axis" aria-hidden="true">
          {ticks(low, high, NUMBERS).map((elo) => (
            <span key={elo} style={{ '--at': at(elo) }}>
              {elo}
            </span>
          ))}
        </div>
        <Row
          title={say('opponents.company')}
          line={say('opponents.companyIn', { game: gameOf(game).title[language.value] })}
          company
        >
          <Track marks={company} at={at} upright={upright}>
            {own && you && <OwnBand own={own} at={at} label={you} />}
          </Track>
        </Row>
        {rows.map(({ id, title, line }) => {
          const there = ownStrengthIn(id)
          const marks = strengthsOf(id).solo.map((rated) => markOf(id, rated))
          const short = there && id !== game && !upright ? [ownMark(there)] : []
          return (
            <Row
              key={id}
              title={title}
              line={line}
              picture={<Thumb game={id} size={upright ? 32 : 42} />}
              chosen={id === game}
            >
              <Track marks={[...marks, ...short]} at={at} upright={upright}>
                {there && <OwnBand own={there} at={at} />}
              </Track>
            </Row>
          )
        })}
      </div>
      {upright &&
        rows.map(({ id, title, line }) => (
          <p key={id} class="opp-foot">
            <b>{say('words.label', { label: title })}</b> {line}
          </p>
        ))}
      <p class="opp-foot">
        {own ? null : `${say('opponents.notYou', { count: LEAST_GAMES })} `}
        {say('opponents.foot', { mean: Math.round(mean) })}
      </p>
    </section>
  )
}

function markOf(game: string, rated: Rated & { readonly id: string }): ScaleMark {
  const name = gameOf(game).solo?.levelName?.(rated.id) ?? rated.id
  return { id: rated.id, rated, name, drawn: <b class="opp-level">{name}</b> }
}

/** The person's mark in the row of another game, where a band takes the place of the whisker. */
const ownMark = (own: Own): ScaleMark => ({
  id: 'you',
  rated: own,
  name: shortFor(own),
  drawn: <b class="opp-level opp-me">{shortFor(own)}</b>,
  bare: true,
})

type RowProps = {
  readonly title: string
  readonly line: string
  readonly picture?: ComponentChildren
  readonly company?: boolean
  readonly chosen?: boolean
  readonly children: ComponentChildren
}

const Row = ({ title, line, picture, company, chosen, children }: RowProps) => (
  <div class={company ? 'opp-row opp-company' : 'opp-row'} data-chosen={chosen ? '' : undefined}>
    <p class="opp-row-name">
      {picture}
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </p>
    {children}
  </div>
)

type Own = Rated & { readonly games: number }

const toldOf = ({ elo, within, games }: Own) => ({
  elo: Math.round(elo),
  within: Math.round(within),
  count: games,
})

const shortFor = (own: Own): string =>
  isUnsure(own) ? say('opponents.youShortUnsure') : say('opponents.youShort', toldOf(own))

type OwnBandProps = {
  readonly own: Own
  readonly at: PositionOf
  readonly label?: string
}

const OwnBand = ({ own: { elo, within }, at, label }: OwnBandProps) => (
  <li class="opp-own" style={{ '--at': at(elo), '--low': at(elo - within), '--high': at(elo + within) }}>
    <i class="opp-band" aria-hidden="true" />
    {label && <b>{label}</b>}
  </li>
)
