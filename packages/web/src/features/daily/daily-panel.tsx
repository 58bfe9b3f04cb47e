// The daily deal: the same for everybody, and how the viewer's result compares with the others.

import { type Signal, useSignal } from '@preact/signals'
import type { Daily } from '@wayfare/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { dailies, games, myTables, playNow, refreshDaily } from '../../client/catalogue/catalogue.ts'
import { problemText } from '../../client/online/problem.ts'
import { me } from '../../client/online/session.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { DailyBars } from './daily-bars.tsx'
import './daily.css'

const DAY_MS = 86_400_000

/** Shows one game's deal each day in turn; the others can be chosen. */
export function DailyOfTheDay({ trouble }: { readonly trouble: Signal<string> }) {
  const offered = GAME_IDS.filter((id) => games.value?.some((offer) => offer.id === id))
  const chosen = useSignal<string | null>(null)
  const game = chosen.value ?? offered[Math.floor(Date.now() / DAY_MS) % Math.max(1, offered.length)]
  if (game === undefined) return null
  return (
    <DailyPanel
      game={game}
      heading={say('home.daily')}
      named
      trouble={trouble}
      action={
        offered.length > 1 && (
          <fieldset class="daily-games">
            <legend class="visually-hidden">{say('home.dailyWhich')}</legend>
            {offered.map((id) => (
              <label key={id}>
                <input
                  type="radio"
                  name="daily"
                  checked={id === game}
                  onChange={() => {
                    chosen.value = id
                  }}
                />
                <Thumb game={id} size={28} />
              </label>
            ))}
          </fieldset>
        )
      }
    />
  )
}

type Props = {
  readonly game: string
  readonly heading: string
  readonly action?: ComponentChildren
  /** True if the heading should not name the game. */
  readonly named?: true
  /** True if the game's poster is shown. */
  readonly pictured?: true
  readonly trouble: Signal<string>
}

export function DailyPanel({ game, heading, action, named, pictured, trouble }: Props) {
  useEffect(() => void refreshDaily(game), [game, me.value?.id])
  const daily = dailies.value[game]
  const { poster } = gameOf(game)
  return (
    <Panel heading={heading} level={2} action={action || undefined} class="daily">
      {pictured && poster && <img class="daily-poster" src={poster} alt="" width="436" height="352" />}
      {daily ? <Deal {...{ game, daily, named, trouble }} /> : <Skeleton label={say('app.loading')} />}
    </Panel>
  )
}

type DealProps = Pick<Props, 'game' | 'trouble'> & { readonly named: true | undefined; readonly daily: Daily }

function Deal({ game, daily, named, trouble }: DealProps) {
  const { day, players, piles } = daily
  // In English, too, the day comes before the month, as in the other languages.
  const locale = language.value === 'en' ? 'en-GB' : language.value
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
  const own = findStanding(game, daily)
  return (
    <>
      <p class="daily-day">{named ? `${gameOf(game).title[language.value]}, ${date}` : date}</p>
      <div class="daily-top">
        <p>
          {say('home.dailySame')} {sentence()}
        </p>
        {own.kind === 'counted' && players > 1 && (
          <strong>{say('home.dailyTop', { percent: Math.max(1, 100 - own.percentile) })}</strong>
        )}
        <Next game={game} own={own} trouble={trouble} />
      </div>
      {named && (
        <p class="daily-puzzle">
          <a href={`/puzzle/${game}/today`}>{say('home.puzzle')}</a>
        </p>
      )}
      {piles && <DailyBars piles={piles} mine={own.kind === 'counted' || own.kind === 'beside' ? own.total : null} />}
    </>
  )

  function sentence(): string {
    if (own.kind === 'counted') {
      const worth = say('home.dailyWorth', { points: own.total })
      return players > 1 ? worth : `${worth} ${say('home.dailyOnly')}`
    }
    if (own.kind === 'begun' || (own.kind === 'beside' && me.value?.login)) return say('home.dailyAgain')
    if (own.kind === 'beside') return say('home.dailyBeside', { points: own.total })
    return players === 0 ? say('home.dailyNone') : say('home.dailyPlayers', { count: players })
  }
}

type Standing =
  | { readonly kind: 'counted'; readonly total: number; readonly percentile: number }
  /** A finished game that does not count, because it was played as a guest or was not the first that was begun. */
  | { readonly kind: 'beside'; readonly total: number }
  | { readonly kind: 'begun'; readonly table: string }
  | { readonly kind: 'none' }

function findStanding(game: string, { day, mine }: Daily): Standing {
  if (mine) return { kind: 'counted', ...mine }
  const tries = (myTables.value ?? []).filter((table) => table.game === game && table.daily === day)
  // A game that a bot has finished in the viewer's place is no result of theirs.
  const over = tries.filter(({ status, seats }) => status === 'finished' && seats[0]?.bot === null).at(-1)
  if (over?.scores) return { kind: 'beside', total: over.scores[0] ?? 0 }
  const begun = tries.find(({ status }) => status === 'running')
  return begun ? { kind: 'begun', table: begun.id } : { kind: 'none' }
}

type NextProps = { readonly game: string; readonly own: Standing; readonly trouble: Signal<string> }

function Next({ game, own, trouble }: NextProps) {
  const offer = games.value?.find(({ id }) => id === game)
  if (own.kind === 'counted' || !offer) return null
  if (own.kind === 'begun')
    return (
      <Button icon="play" href={`/table/${own.table}`}>
        {say('home.dailyGoOn')}
      </Button>
    )
  if (own.kind === 'beside' && me.value?.login) return null
  if (own.kind === 'beside') return <Button href="/settings">{say('settings.makeAccount')}</Button>
  const play = () => {
    playNow(offer, 'daily').catch((error: Error) => {
      trouble.value = problemText(error)
    })
  }
  return (
    <Button icon="play" onClick={play}>
      {say('home.dailyPlay')}
    </Button>
  )
}
