// Choosing whom to play: six people, what was measured of them, and where one stands among them.

import { useSignal } from '@preact/signals'
import { PEOPLE, type Person } from '@wayfare/bots/people'
import { strengthsOf } from '@wayfare/bots/strengths'
import { useEffect } from 'preact/hooks'
import { problemText } from '../app/problem.ts'
import { go, query } from '../app/router.ts'
import { me } from '../app/session.ts'
import { gameOf } from '../games/index.ts'
import { language, say } from '../i18n/index.ts'
import { ON_THE_WALL } from '../lobby/home-games.ts'
import { games, lastGame, lookAround, playNow } from '../lobby/offers.ts'
import { Page } from '../lobby/page.tsx'
import { Thumb } from '../lobby/thumb.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { PersonCard } from './person-card.tsx'
import { Scale } from './scale.tsx'
import { ownIn, personFor, rememberOpponent, suiting } from './suiting.ts'
import { nameOf } from './words.ts'
import './opponents.css'

type GameId = (typeof ON_THE_WALL)[number]

export function Opponents() {
  const trouble = useSignal('')
  const busy = useSignal(false)
  const chosen = useSignal<Readonly<Partial<Record<GameId, Person>>>>({})
  useEffect(() => void lookAround(), [me.value?.id])
  const game = ON_THE_WALL.find((id) => id === (query.value.get('game') ?? lastGame.value)) ?? ON_THE_WALL[0]
  const own = ownIn(game)
  const { even, stepUp } = suiting(game, own)
  const { people } = strengthsOf(game)
  const measured = PEOPLE.some((person) => people[person])
  const current = chosen.value[game] ?? personFor(game)
  const offer = games.value?.find(({ id }) => id === game)
  const play = async (person: Person) => {
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
          segments={ON_THE_WALL.map((id) => ({
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
        {PEOPLE.map((person) => (
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
    </Page>
  )
}
