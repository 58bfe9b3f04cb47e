// How strong people are at a game, on one axis with the bots and the official solo opponents. It is a table, with a picture in each row.

import { LEAST_GAMES } from '@wayfare/bots/ratings'
import type { Leaderboard as Board, RankedPerson } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { isNarrow } from '../../base/browser/media.ts'
import { go, query } from '../../base/browser/router.ts'
import { axisOver, ticks } from '../../base/chart/scale.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { minus } from '../../base/ui/minus.ts'
import { Notice } from '../../base/ui/notice.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { nameOf } from '../../board-kit/persona-names.ts'
import { lastGame } from '../../client/catalogue/catalogue.ts'
import { call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { Page } from '../../shell/page.tsx'
import { type Ranked, rankingOf } from './ranking.ts'
import './leaderboard.css'

export function Leaderboard() {
  const game = GAME_IDS.find((id) => id === (query.value.get('game') ?? lastGame.value)) ?? (GAME_IDS[0] as string)
  const { board, again } = useBoard(game)
  return (
    <Page title={say('board.title')}>
      <div class="board-head">
        <h1 class="page-title">
          {say('board.title')} <small>{say('board.lead')}</small>
        </h1>
        <Segmented
          class="board-games"
          label={say('board.which')}
          labelHidden
          value={game}
          segments={GAME_IDS.map((id) => ({
            value: id,
            label: (
              <span class="board-game">
                <Thumb game={id} size={36} />
                <span>{gameOf(id).title[language.value]}</span>
              </span>
            ),
          }))}
          onChange={(id) => go(`/people/leaderboard?game=${id}`, true)}
        />
      </div>
      {board === 'failed' && (
        <Notice
          kind="bad"
          icon="warning"
          heading={say('board.failed')}
          actions={<Button onClick={again}>{say('board.again')}</Button>}
        />
      )}
      {board === null && <p role="status">{say('board.asked')}</p>}
      {board !== null && <Ranks game={game} people={board === 'failed' ? [] : board.people} />}
    </Page>
  )
}

function useBoard(game: string): { board: Board | 'failed' | null; again: () => void } {
  const [board, setBoard] = useState<Board | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    setBoard(null)
    call('GET /ratings/:game', { path: { game } }).then(
      (found) => isGone || setBoard(found),
      () => isGone || setBoard('failed'),
    )
    return () => {
      isGone = true
    }
  }, [game, tries, me.value?.id])
  return { board, again: () => setTries((count) => count + 1) }
}

/** About so many numbers over the axis. */
const NUMBERS = { narrow: 3, wide: 8 }

function Ranks({ game, people }: { readonly game: string; readonly people: readonly RankedPerson[] }) {
  const { ranked, unmeasured } = rankingOf(game, people)
  const { low, high, at } = axisOver(ranked)
  const own = ranked.find((one) => one.kind === 'person' && one.person.mine)
  const band = own && { '--from': at(own.elo - own.within), '--to': at(own.elo + own.within) }
  return (
    <>
      {people.length === 0 && (
        <Notice
          icon="trophy"
          heading={say('board.empty')}
          actions={<a href={`/opponents?game=${game}`}>{say('board.play')}</a>}
        />
      )}
      <div class="board-scroll scroll">
        <table class="board" style={band}>
          <caption class="visually-hidden">{say('board.table')}</caption>
          <thead>
            <tr>
              <th scope="col" class="board-place">
                <span class="visually-hidden">{say('board.place')}</span>
              </th>
              <th scope="col" class="board-person">
                <span class="visually-hidden">{say('board.name')}</span>
              </th>
              <td class="board-axis" aria-hidden="true">
                <div class="board-track">
                  {ticks(low, high, isNarrow.value ? NUMBERS.narrow : NUMBERS.wide).map((elo) => (
                    <span key={elo} style={{ '--at': at(elo) }}>
                      {elo}
                    </span>
                  ))}
                </div>
              </td>
              <th scope="col" class="board-strength">
                {say('board.strength')}
              </th>
              <th scope="col" class="board-month">
                {say('board.month')}
              </th>
              <th scope="col" class="board-count">
                {say('board.games')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranked.map((one) => (
              <Row key={one.id} one={one} game={game} at={at} hasBand={own !== undefined} />
            ))}
            {unmeasured.map((person) => (
              <tr key={person.person} class="board-soon" data-mine={person.mine ? '' : undefined}>
                <td class="board-place">–</td>
                <PersonName person={person} />
                <td class="board-axis" aria-hidden="true" />
                <td>{say('board.soon')}</td>
                <td class="board-month" />
                <td class="board-count">{person.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="board-foot">{say('board.least', { count: LEAST_GAMES })}</p>
    </>
  )
}

type RowProps = {
  readonly one: Ranked
  readonly game: string
  readonly at: (elo: number) => number
  readonly hasBand: boolean
}

function Row({ one, game, at, hasBand }: RowProps) {
  const { elo, within } = one
  const unsure = one.kind === 'person' && one.isUnsure
  const place = { '--at': at(elo), '--low': at(elo - within), '--high': at(elo + within) }
  return (
    <tr
      data-kind={one.kind}
      data-mine={one.kind === 'person' && one.person.mine ? '' : undefined}
      data-unsure={unsure ? '' : undefined}
    >
      <td class="board-place">{one.kind === 'person' ? (one.place ?? '–') : ''}</td>
      {one.kind === 'person' ? <PersonName person={one.person} /> : <AnchorName one={one} game={game} />}
      <td class="board-axis" aria-hidden="true">
        {hasBand && <i class="board-band" />}
        <div class="board-track">
          <i class="board-whisker" style={place} />
          <i class="board-dot" style={place} />
        </div>
      </td>
      <td class="board-strength">
        <span class="visually-hidden">{say('board.spoken', { elo, within })}</span>
        <span aria-hidden="true">
          <b>{elo}</b> <small>± {within}</small>
        </span>
        {unsure && <small class="board-note">{say('ratings.unsure')}</small>}
      </td>
      <td class="board-month">{one.kind === 'person' && <Change by={one.person.change} />}</td>
      <td class="board-count">{one.kind === 'person' && one.person.games}</td>
    </tr>
  )
}

function PersonName({ person }: { readonly person: RankedPerson }) {
  return (
    <th scope="row">
      <span class="board-who">
        <Avatar name={person.name} size={30} />
        <span>
          <bdi>
            <a href={`/people/${person.person}`}>{person.name}</a>
          </bdi>
          {person.mine && <small>{say('board.you')}</small>}
        </span>
      </span>
    </th>
  )
}

function AnchorName({ one, game }: { readonly one: Exclude<Ranked, { kind: 'person' }>; readonly game: string }) {
  const { solo } = gameOf(game)
  return (
    <th scope="row">
      <span class="board-who">
        {one.kind === 'bot' ? (
          <Avatar name={nameOf(one.bot)} bot={one.bot} size={30} />
        ) : (
          <b class="board-level">{solo?.levelName?.(one.level) ?? one.level}</b>
        )}
        <span>
          <bdi>{one.kind === 'bot' ? nameOf(one.bot) : solo ? say(solo.title) : one.level}</bdi>
          <small>{one.kind === 'bot' ? say('board.bot') : say('board.solo')}</small>
        </span>
      </span>
    </th>
  )
}

/** A rise and a fall differ in their shape and their sign, and not in colour. */
function Change({ by }: { readonly by: number }) {
  if (by === 0)
    return (
      <>
        <span class="visually-hidden">{say('board.same')}</span>
        <span aria-hidden="true">= 0</span>
      </>
    )
  return (
    <>
      <Icon name={by > 0 ? 'up' : 'down'} size={14} />
      {by > 0 ? `+${by}` : minus(by)}
    </>
  )
}
