import type { Signal } from '@preact/signals'
import { gameOf } from '../games/index.ts'
import { language, say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { type Daily, games, playNow } from './offers.ts'

export function DailyPanel({ daily, trouble }: { readonly daily: Daily | null; readonly trouble: Signal<string> }) {
  const offer = games.value?.find(({ id }) => id === 'arkham')
  if (!daily || !offer) return null
  const date = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(daily.day),
  )
  const play = () => {
    playNow(offer, 'daily').catch((error: Error) => {
      trouble.value = error.message
    })
  }
  const { mine, players } = daily
  return (
    <Panel heading={say('home.daily')} level={2} action={`${gameOf('arkham').title[language.value]}, ${date}`}>
      <div class="daily">
        <p>
          {say('home.dailySame')}{' '}
          {mine
            ? say('home.dailyWorth', { points: mine.total })
            : players === 0
              ? say('home.dailyNone')
              : say('home.dailyPlayers', { count: players })}
        </p>
        {mine ? (
          <strong>{say('home.dailyTop', { percent: Math.max(1, 100 - mine.percentile) })}</strong>
        ) : (
          <Button onClick={play}>{say('home.dailyPlay')}</Button>
        )}
      </div>
    </Panel>
  )
}
