// The end of a game: the winner, the score sheet, how the points were scored, and links onwards.

import type { Signal } from '@preact/signals'
import type { Score } from '@wayfare/kernel'
import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useMemo, useState } from 'preact/hooks'
import { go, path } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { type ReplayLink, replayAddress } from '../../client/finished/replay-address.ts'
import { storeNames } from '../../client/finished/stored-names.ts'
import { gameOf } from '../../games/index.ts'
import { CategoryChart } from './end/category-chart.tsx'
import './end/end.css'
import type { EndDoor, EndParts } from '../../board-kit/add-on.ts'
import { showsNoTurns } from '../../board-kit/motion/less-motion.ts'
import { botAt, labelOf, withSeatlessNames } from '../../board-kit/seat-names.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { EndActions } from './end/end-actions.tsx'
import { FinalCount } from './end/final-count.tsx'
import { ScoreSheet } from './end/score-sheet.tsx'
import { TimeChart } from './end/time-chart.tsx'
import { useScoreCurve } from './end/use-course.ts'

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly names: readonly string[]
  readonly sheet: Signal<boolean>
  /** The parts that features add here. */
  readonly endParts: readonly EndParts[]
  /** The chat, if there is somebody to talk to. */
  readonly chat?: ComponentChildren
  /** True if the game has just ended at this table and its final count has not been shown yet. */
  readonly uncounted?: { current: boolean }
  /** The scores of opponents without a seat. */
  readonly beside: readonly (Score & { readonly name: string })[]
}

/** Shows the final count to a player who has just seen the game end, and then the score sheet. */
export function EndScreen(props: Props) {
  const { source, shown, picture, speaker, names, beside, uncounted } = props
  const { scores } = picture
  const [isCounting, setCounting] = useState(() => uncounted?.current === true && !showsNoTurns() && !document.hidden)
  const parts = useMemo(() => [...new Set(scores.flatMap((score) => Object.keys(score.parts)))], [scores])
  const all = useMemo(() => [...scores, ...beside], [scores])
  const labels = names.map((name, seat) => labelOf(name, source.mine.value.includes(seat)))
  const called = withSeatlessNames(labels, beside)
  const points = { info: shown.info, parts, speaker, scores: all, names: called }
  useEffect(() => {
    if (uncounted) uncounted.current = false
  }, [])
  return isCounting ? (
    <FinalCount {...points} onEnd={() => setCounting(false)} />
  ) : (
    <EndSheet {...props} points={points} />
  )
}

type Points = {
  readonly info: Shown['info']
  readonly parts: readonly string[]
  readonly speaker: GameSpeaker
  readonly scores: readonly Score[]
  readonly names: readonly string[]
}

function EndSheet({ points, ...props }: Props & { readonly points: Points }) {
  const { source, shown, speaker, names, sheet, chat, endParts } = props
  const { info } = shown
  const course = useScoreCurve(source)
  const known = typeof course === 'object' ? course : null
  const result = resultOf(props)
  const link = linkOf(info.id, known?.packed ?? null)
  const replay = course === 'unknown' ? null : (link ?? (course === 'opening' ? 'reading' : null))
  const id = useId()
  useEffect(() => {
    if (link && 'packed' in link) storeNames(link.packed, { names, bots: info.seats.map(({ bot }) => bot) })
  }, [link && 'packed' in link && link.packed])
  return (
    <main class="end scroll" tabIndex={-1}>
      <header class="end-head">
        <div class="end-crest" data-lost={result.lost}>
          {result.winners.map((seat) => (
            <Avatar
              key={seat}
              name={names[seat] as string}
              seat={seat}
              tone={toneOf(seat)}
              bot={botAt(info, seat)}
              size={64}
            />
          ))}
          <Icon name={result.lost ? 'flag' : 'trophy'} size={30} />
        </div>
        <div>
          <h2 class="end-headline">{result.own ?? result.headline}</h2>
          {result.sub && <p class="end-sub">{result.sub}</p>}
        </div>
      </header>
      <EndActions
        {...{ source, sheet, replay }}
        door={findEndLink(endParts, shown)}
        ShareButton={endParts.find((one) => one.ShareButton)?.ShareButton}
        id={info.id}
        packed={known?.packed ?? null}
        title={say('end.shareText', { game: gameOf(info.game).title[speaker.language], result: result.headline })}
      />
      {endParts.map(({ Part }) => Part && <Part shown={shown} names={names} mine={source.mine.value} />)}
      <div class="end-parts">
        <ScoreSheet {...points} id={id} />
        {course === 'unknown' ? (
          <Panel heading={say('end.byTime')} class="end-chart">
            <p class="end-note">{say('end.noChart')}</p>
          </Panel>
        ) : known ? (
          <TimeChart
            scores={known.scores}
            forecast={known.forecast}
            names={points.names}
            onMove={link ? (step) => go(replayAddress(link, step)) : undefined}
          />
        ) : (
          <Panel heading={say('end.byTime')} class="end-chart end-drawing">
            <p class="end-note" role="status">
              {say('end.drawing')}
            </p>
          </Panel>
        )}
        <CategoryChart {...points} sheet={id} />
      </div>
      {chat && <div class="end-chat">{chat}</div>}
    </main>
  )
}

/** The first link onwards that an add-on offers. */
function findEndLink(endParts: readonly EndParts[], shown: Shown): EndDoor | null {
  for (const { door } of endParts) {
    const found = door?.(shown)
    if (found) return found
  }
  return null
}

/** The link to the replay. A game on this device has no address on the server, so the link contains the whole game. */
function linkOf(id: string, packed: string | null): ReplayLink | null {
  if (path.value.startsWith('/table/')) return { table: id }
  return packed === null ? null : { packed }
}

type Result = {
  readonly winners: readonly number[]
  /** The headline for other people, to whom the result is sent. */
  readonly headline: string
  /** The headline for the viewer, if the result is theirs. */
  readonly own?: string
  readonly sub: string | undefined
  readonly lost: boolean
}

function resultOf({ source, shown: { info }, picture: { scores }, speaker, names }: Props): Result {
  const { value: mine } = source.mine
  // Several people at one device are called by their names.
  const isMe = (seat: number): boolean => mine.length === 1 && mine[0] === seat
  const placeOf = (score: Score): number => info.seats[score.seat]?.place ?? score.place ?? 1
  const [only] = scores
  if (scores.length === 1 && only) {
    const points = say('end.solo', { points: only.total })
    const lost = only.lost !== undefined
    return { winners: [only.seat], headline: points, sub: speaker.sayPlace({ ...only, place: only.place ?? 1 }), lost }
  }
  const winners = scores.filter((score) => placeOf(score) === 1)
  const list = speaker.word({ list: winners.map(({ seat }) => ({ seat })), joint: 'and' })
  const second = scores.filter((score) => placeOf(score) > 1).sort((a, b) => placeOf(a) - placeOf(b))[0]
  const margin = second && winners[0] ? winners[0].total - second.total : 0
  const aheadOf = (seat: number): string =>
    isMe(seat)
      ? say('end.aheadOfYou', { points: margin })
      : say('end.ahead', { points: margin, name: names[seat] as string })
  return {
    winners: winners.map(({ seat }) => seat),
    headline: winners.length === 1 ? say('end.won', { name: list }) : say('end.tied', { names: list }),
    ...(winners.length === 1 && isMe(winners[0]?.seat ?? -1) ? { own: say('end.wonByYou') } : {}),
    sub: second && margin > 0 ? aheadOf(second.seat) : undefined,
    lost: false,
  }
}
