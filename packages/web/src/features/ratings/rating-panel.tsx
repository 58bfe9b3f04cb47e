// The end of a rated game: each person's strength before and after, with what was expected of them; or why the game is not rated.

import { isMeasured, isUnsure, LEAST_GAMES } from '@wayfare/bots/ratings'
import type { SeatRating, Strength, TableRatings } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { path } from '../../base/browser/router.ts'
import { type Key, say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import type { EndPartProps } from '../../board-kit/add-on.ts'
import { call } from '../../client/online/api.ts'
import { NewStamp } from './new-stamp.tsx'
import { StrengthDrawing } from './strength-drawing.tsx'
import './rating-panel.css'

type Unrated = Extract<TableRatings, { state: 'unrated' }>['why']

const REASONS: Readonly<Record<Unrated, Key>> = {
  daily: 'ratings.daily',
  puzzle: 'ratings.puzzle',
  chapter: 'ratings.chapter',
  practice: 'ratings.practice',
  guided: 'ratings.guided',
  'one-device': 'ratings.oneDevice',
  coach: 'ratings.coach',
  hint: 'ratings.hint',
  rewind: 'ratings.rewind',
  bots: 'ratings.bots',
  agreed: 'ratings.agreed',
  'late-takeover': 'ratings.lateTakeover',
  'nobody-came': 'ratings.nobodyCame',
  unmeasured: 'ratings.nobody',
  unfinished: 'ratings.unfinished',
}

export function RatingPanel({ shown: { info }, names, mine }: EndPartProps) {
  const isOnline = path.value === `/table/${info.id}`
  const found = useTableRatings(isOnline ? info.id : null)
  if (!isOnline) return null
  return (
    <Panel heading={say('ratings.heading')} class="ratings">
      {found === 'failed' ? (
        <p>{say('ratings.failed')}</p>
      ) : found.state === 'pending' ? (
        <p role="status">{say('ratings.pending')}</p>
      ) : found.state === 'unrated' ? (
        <p>{say(REASONS[found.why])}</p>
      ) : (
        <div class="ratings-page">
          <ul class="ratings-seats">
            {mineFirst(found.seats, mine).map((rating) => (
              <Row
                key={rating.seat}
                rating={rating}
                game={info.game}
                isMine={mine.includes(rating.seat)}
                name={names[rating.seat] as string}
                person={info.seats[rating.seat]?.person ?? null}
                hasLeft={info.seats[rating.seat]?.gone != null}
              />
            ))}
          </ul>
          <NewStamp stamps={found.stamps.filter(({ seat }) => mine.includes(seat))} />
        </div>
      )}
    </Panel>
  )
}

const mineFirst = (seats: readonly SeatRating[], mine: readonly number[]): SeatRating[] =>
  seats.toSorted((a, b) => Number(mine.includes(b.seat)) - Number(mine.includes(a.seat)) || a.seat - b.seat)

type RowProps = {
  readonly rating: SeatRating
  readonly game: string
  readonly isMine: boolean
  readonly name: string
  readonly person: string | null
  readonly hasLeft: boolean
}

function Row({ rating, game, isMine, name, person, hasLeft }: RowProps) {
  const { before, after, games, place, expected, players } = rating
  const told = { name, before: say('ratings.now', before), after: say('ratings.now', after) }
  return (
    <li>
      <bdi class="ratings-name">{person === null ? name : <a href={`/people/${person}`}>{name}</a>}</bdi>
      {isMeasured(rating) ? (
        <p class="ratings-change">
          <span class="visually-hidden">{say('ratings.change', told)}</span>
          <Figure strength={before} />
          <Icon name="next" size={20} />
          <Figure strength={after} now />
          <small>
            {say('ratings.games', { count: games })}
            {isUnsure(after) && <span class="ratings-unsure">{say('ratings.unsure')}</span>}
          </small>
        </p>
      ) : (
        <p class="ratings-change">{say('ratings.unmeasured', { games, least: LEAST_GAMES })}</p>
      )}
      <p class="ratings-why">{say(sentenceFor(rating, hasLeft), { place, expected, players })}</p>
      {isMine && isMeasured(rating) && <StrengthDrawing game={game} before={before} after={after} />}
    </li>
  )
}

const Figure = ({ strength: { elo, within }, now }: { readonly strength: Strength; readonly now?: boolean }) => (
  <span class="ratings-figure" data-now={now ? '' : undefined} aria-hidden="true">
    <b>{elo}</b> ± {within}
  </span>
)

function sentenceFor({ place, expected }: SeatRating, hasLeft: boolean): Key {
  if (hasLeft) return 'ratings.left'
  if (place === expected) return 'ratings.same'
  return place < expected ? 'ratings.better' : 'ratings.worse'
}

const AGAIN_MS = 1_000
/** A server that has much to do rates a game later. */
const TRIES = 30

/** Asks until the game is rated, which is a moment after its end. */
function useTableRatings(table: string | null): TableRatings | 'failed' {
  const [found, setFound] = useState<TableRatings | 'failed'>({ state: 'pending' })
  useEffect(() => {
    if (table === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async (tries: number) => {
      const answer = await call('GET /tables/:id/ratings', { path: { id: table } }).catch(() => 'failed' as const)
      if (isGone) return
      setFound(answer)
      if (answer !== 'failed' && answer.state === 'pending' && tries > 1)
        timer = setTimeout(() => void ask(tries - 1), AGAIN_MS)
    }
    void ask(TRIES)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [table])
  return found
}
