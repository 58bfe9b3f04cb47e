// The rated games behind a passport, the newest first, with filters and pages.

import type { Company, HistoryGame, HistoryPage, Passport } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { dayInWords } from '../../base/i18n/days.ts'
import { type Key, language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { botName } from '../../board-kit/seat-names.ts'
import { call } from '../../client/online/api.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'

const COMPANY_NAMES: Readonly<Record<Company | 'all', Key>> = {
  all: 'passport.anybody',
  people: 'passport.withPeople',
  bots: 'passport.withBots',
  me: 'passport.withMe',
}

type Filter = { readonly game: string; readonly company: Company | 'all'; readonly page: number }

export function PassportHistory({ passport }: { readonly passport: Passport }) {
  const [filter, setFilter] = useState<Filter>({ game: 'all', company: 'all', page: 0 })
  const found = useHistory(passport.person, filter)
  const companies = (['all', 'people', 'bots', 'me'] as const).filter((one) => one !== 'me' || !passport.mine)
  return (
    <section class="passport-history" aria-label={say('passport.history')}>
      <div class="passport-history-head">
        <h2>{say('passport.history')}</h2>
        <SelectField
          label={say('passport.filterGame')}
          value={filter.game}
          options={['all', ...GAME_IDS].map((value) => ({
            value,
            label: value === 'all' ? say('passport.allGames') : gameOf(value).title[language.value],
          }))}
          onChange={(game) => setFilter({ ...filter, game, page: 0 })}
        />
        <SelectField
          label={say('passport.filterWith')}
          value={filter.company}
          options={companies.map((value) => ({ value, label: say(COMPANY_NAMES[value]) }))}
          onChange={(company) => setFilter({ ...filter, company, page: 0 })}
        />
      </div>
      {found === 'failed' && <p role="alert">{say('passport.failed')}</p>}
      {found !== 'failed' && found !== null && (
        <>
          {found.games.length === 0 && <p>{say('passport.historyEmpty')}</p>}
          <ul>
            {found.games.map((game, i) => (
              <Row key={game.table ?? `${filter.page}-${i}`} game={game} />
            ))}
          </ul>
          {(filter.page > 0 || found.hasMore) && (
            <p class="passport-pages">
              <Button
                icon="left"
                disabled={filter.page === 0}
                onClick={() => setFilter({ ...filter, page: filter.page - 1 })}
              >
                {say('passport.newer')}
              </Button>
              <Button
                icon="right"
                disabled={!found.hasMore}
                onClick={() => setFilter({ ...filter, page: filter.page + 1 })}
              >
                {say('passport.older')}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Row({ game: row }: { readonly game: HistoryGame }) {
  const { table, game, day, place, players, total, hasLeft, change, others } = row
  const title = gameOf(game).title[language.value]
  const names = others?.map(({ name, bot }) => name ?? (bot ? botName(bot) : '–')).join(', ')
  return (
    <li>
      <Thumb game={game} size={36} />
      <div>
        {table === null ? <b>{title}</b> : <a href={`/replay/${table}`}>{title}</a>}
        <small>
          {dayInWords(day)}
          {names && ` · ${say('passport.with', { names })}`}
        </small>
      </div>
      <p>
        <span>{players === 1 ? say('passport.alone') : say('passport.place', { place, players })}</span>
        <span>{hasLeft ? say('passport.left') : say('passport.points', { count: total })}</span>
        <span>
          {change === null ? '' : say(change < 0 ? 'passport.down' : 'passport.up', { by: Math.abs(change) })}
        </span>
      </p>
    </li>
  )
}

function useHistory(person: string, { game, company, page }: Filter): HistoryPage | 'failed' | null {
  const [found, setFound] = useState<HistoryPage | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    const query = {
      page,
      ...(game === 'all' ? {} : { game }),
      ...(company === 'all' ? {} : { with: company }),
    }
    call('GET /people/:name/history', { path: { name: person }, query }).then(
      (answer) => isGone || setFound(answer),
      () => isGone || setFound('failed'),
    )
    return () => {
      isGone = true
    }
  }, [person, game, company, page])
  return found
}
