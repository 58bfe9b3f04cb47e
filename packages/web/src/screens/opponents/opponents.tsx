// The page to choose an opponent: the six personas with their measured strength, and the person's own place among them.

import { useSignal } from '@preact/signals'
import { PERSONAS, type Persona } from '@wayfare/bots/personas'
import { strengthsOf } from '@wayfare/bots/strengths'
import { useEffect } from 'preact/hooks'
import { go, query } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Notice } from '../../base/ui/notice.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { nameOf } from '../../board-kit/persona-names.ts'
import { games, lastGame, playNow, refreshCatalogue } from '../../client/catalogue/catalogue.ts'
import { problemText } from '../../client/online/problem.ts'
import { me } from '../../client/online/session.ts'
import { PersonCard } from '../../features/opponents/persona-card.tsx'
import { ownStrengthIn, personFor, recommendedFor, rememberOpponent } from '../../features/opponents/recommend.ts'
import { Scale } from '../../features/opponents/scale.tsx'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { Page } from '../../shell/page.tsx'
import './opponents.css'

export function Opponents() {
  const trouble = useSignal('')
  const busy = useSignal(false)
  const chosen = useSignal<Readonly<Record<string, Persona>>>({})
  useEffect(() => void refreshCatalogue(), [me.value?.id])
  const game = GAME_IDS.find((id) => id === (query.value.get('game') ?? lastGame.value)) ?? (GAME_IDS[0] as string)
  const own = ownStrengthIn(game)
  const { even, stepUp } = recommendedFor(game, own)
  const { people } = strengthsOf(game)
  const measured = PERSONAS.some((person) => people[person])
  const current = chosen.value[game] ?? personFor(game)
  const offer = games.value?.find(({ id }) => id === game)
  const play = async (person: Persona) => {
    if (!offer || busy.value) return
    busy.value = true
    rememberOpponent(game, person)
    try {
      await playNow(offer, { against: person })
    } catch (error) {
      trouble.value = problemText(error)
      busy.value = false
    }
  }
  return (
    <Page title={say('opponents.title')}>
      <div class="opp-head">
        <h1 class="page-title">
          {say('opponents.title')}{' '}
          <small>
            {say('opponents.lead')} {measured && say('opponents.measured')}{' '}
            {measured && !own && <b class="opp-first">{say('opponents.tryFirst', { name: nameOf(even) })}</b>}
          </small>
        </h1>
        <Segmented
          class="opp-games"
          label={say('opponents.which')}
          labelHidden
          value={game}
          segments={GAME_IDS.map((id) => ({
            value: id,
            label: (
              <span class="opp-game">
                <Thumb game={id} size={36} />
                <span>{gameOf(id).title[language.value]}</span>
              </span>
            ),
          }))}
          onChange={(id) => go(`/opponents?game=${id}`, true)}
        />
      </div>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <ul class="opp-people">
        {PERSONAS.map((person) => (
          <PersonCard
            key={person}
            person={person}
            strength={people[person]}
            measured={measured}
            own={own}
            tag={own && person === even ? 'even' : own && person === stepUp ? 'stepUp' : undefined}
            chosen={person === current}
            busy={busy.value || !offer}
            onChoose={() => {
              chosen.value = { ...chosen.value, [game]: person }
            }}
            onPlay={() => void play(person)}
          />
        ))}
      </ul>
      <Scale game={game} />
      <p>
        <a href={`/people/leaderboard?game=${game}`}>{say('board.link')}</a> ·{' '}
        <a href="/people/friends">{say('home.friends')}</a>
      </p>
    </Page>
  )
}
