// The screen on which a table is created. Its fields come from the game's own list of options.

import { useComputed, useSignal } from '@preact/signals'
import { type ClockTimes, type GameOffer, randomHex, type SeatRequest } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useRef } from 'preact/hooks'
import { go, query } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Failure } from '../../base/ui/failure.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { clockWords } from '../../board-kit/clock-words.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { botName } from '../../board-kit/seat-names.ts'
import {
  games,
  localGames,
  online,
  playOnDevice,
  refreshCatalogue,
  seatsOnDevice,
} from '../../client/catalogue/catalogue.ts'
import { call } from '../../client/online/api.ts'
import { inviteFriend } from '../../client/online/friends.ts'
import { problemText } from '../../client/online/problem.ts'
import { isUnnamed, somebody } from '../../client/online/session.ts'
import { opponentFor } from '../../features/opponents/recommend.ts'
import { gameOf, hasLessons } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import { applying, type Chosen, OptionFields } from './create-options.tsx'
import { PaceFields } from './pace-fields.tsx'
import { useClub } from './use-club.ts'
import '../../shell/form-page.css'

// The screen to learn a game is in the same script chunk, because it is small.
export { LearnScreen } from './learn-screen.tsx'

type Sitter = { readonly kind: string; readonly name: string }

export function CreateScreen({ params: { game = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  useEffect(() => void refreshCatalogue(), [])
  const offer = games.value?.find(({ id }) => id === game)
  if (games.value && !offer) return <Failure message={say('app.notFound')} />
  const title = say('create.title', { game: gameOf(game).title[language.value] })
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {!online.value && <Notice kind="loud" icon="offline" heading={say('app.offline')} />}
      {offer ? <Form offer={offer} /> : <p>{games.value === undefined ? say('app.loading') : say('app.notFound')}</p>}
    </Page>
  )
}

function Form({ offer }: { readonly offer: GameOffer }) {
  const [min, max] = offer.players
  const { poster } = gameOf(offer.id)
  const mode = query.value.get('mode')
  const wished = query.value.get('bot') ?? ''
  const bot = `bot:${offer.bots.includes(wished) ? wished : opponentFor(offer)}`
  const first = (count: number): Sitter[] =>
    Array.from({ length: count }, (_, seat) => ({
      kind: seat === 0 ? 'me' : mode === 'friends' && online.value ? 'open' : mode === 'screen' ? 'person' : bot,
      name: '',
    }))
  const seats = useSignal<readonly Sitter[]>(first(Math.max(2, min)))
  const options = useSignal<Chosen>({})
  const wish = useSignal<'server' | 'device'>('server')
  const canBeHere = localGames.value.includes(offer.id)
  const here = canBeHere && (!online.value || wish.value === 'device')
  const clock = useSignal<ClockTimes | null>(null)
  const listed = useSignal(false)
  const club = useClub()
  const membersOnly = useSignal(true)
  const takeover = useSignal(false)
  const rated = useSignal(true)
  const trouble = useSignal('')
  const name = useSignal('')
  const nameTrouble = useSignal('')
  const nameField = useRef<HTMLInputElement>(null)
  const unnamed = useComputed(isUnnamed).value
  const busy = useSignal(false)
  const speaker = useSignal<GameSpeaker | null>(null)
  useEffect(() => {
    void speakerOf(offer.id, language.value, []).then((loaded) => {
      speaker.value = loaded
    })
  }, [offer.id, language.value])

  /** Nobody can join a table on this device by a link: open seats become seats for people at this screen. */
  const sitters = here
    ? seats.value.map((seat) => (seat.kind === 'open' ? { ...seat, kind: 'person' } : seat))
    : seats.value
  const setCount = (count: number) => {
    seats.value = first(count).map((seat, i) => seats.value[i] ?? seat)
  }
  const setSeat = (place: number, change: Partial<Sitter>) => {
    seats.value = seats.value.map((seat, i) => (i === place ? { ...seat, ...change } : seat))
  }
  const awaitsPeople = sitters.some(({ kind }) => kind === 'open')
  const hasBots = sitters.some(({ kind }) => kind.startsWith('bot:'))
  const sharesScreen = sitters.some(({ kind }) => kind === 'person')
  const asksName = unnamed && (awaitsPeople || sharesScreen)
  const called = asksName ? name.value.trim() : ''
  const make = async () => {
    // People who share one screen need no names: they are called by their seats.
    if (asksName && awaitsPeople && called === '') {
      nameTrouble.value = say('create.nameNeeded')
      nameField.current?.focus()
      return
    }
    busy.value = true
    try {
      const request = {
        game: offer.id,
        options: applying(offer, seats.value.length, options.value),
        // Only people who share a screen are called by the names of their seats, and such a game is not rated.
        seats: sitters.map((seat, place) =>
          seatRequest(seat, place, sharesScreen && unnamed, sharesScreen ? called : ''),
        ),
        language: language.value,
      }
      if (here) return await playOnDevice({ ...request, seats: seatsOnDevice(request.seats) })
      await somebody(language.value, called || undefined)
      const table = await call('POST /tables', {
        body: {
          ...request,
          listed: listed.value && !(club && membersOnly.value),
          ...(club ? { club: { id: club.id, membersOnly: membersOnly.value } } : {}),
          takeover: takeover.value && hasBots,
          rated: rated.value,
          clock: clock.value,
          bytes: randomHex(16),
          // If seats are open, the game begins with a countdown, so that the last person to join is not surprised.
          ...(awaitsPeople ? { start: 'countdown' as const } : {}),
        },
      })
      const friend = query.peek().get('friend')
      // Without the invitation there is still the link to send.
      if (friend && awaitsPeople) await inviteFriend(table.id, friend).catch(() => {})
      go(`/table/${table.id}`)
    } catch (error) {
      trouble.value = problemText(error)
      busy.value = false
    }
  }
  const kinds = [
    { value: 'me', label: say('create.me') },
    ...(here ? [] : [{ value: 'open', label: say('create.friend') }]),
    { value: 'person', label: say('create.person') },
    ...offer.bots.map((name) => ({ value: `bot:${name}`, label: botName(name) })),
  ]
  const kindName = (kind: string) => kinds.find(({ value }) => value === kind)?.label ?? kind
  return (
    <div class="create create-table">
      <div class="create-main">
        <Panel heading={say('create.seats')} level={2}>
          <Segmented
            label={say('create.players')}
            value={String(seats.value.length)}
            segments={Array.from({ length: max - min + 1 }, (_, i) => ({
              value: String(min + i),
              label: String(min + i),
            }))}
            onChange={(count) => setCount(Number(count))}
          />
          <ul class="create-seats">
            {sitters.map((seat, place) => (
              <li key={place}>
                <SelectField
                  label={say('create.seat', { number: place + 1 })}
                  value={seat.kind}
                  options={kinds}
                  onChange={(kind) => setSeat(place, { kind })}
                />
                {seat.kind === 'person' && (
                  <TextField
                    label={say('create.nickname', { number: place + 1 })}
                    value={seat.name}
                    maxLength={32}
                    onInput={(name) => setSeat(place, { name })}
                  />
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel heading={say('create.options')} level={2}>
          {speaker.value && (
            <OptionFields
              offer={offer}
              players={seats.value.length}
              chosen={options.value}
              speaker={speaker.value}
              onChange={(chosen) => {
                options.value = chosen
              }}
            />
          )}
        </Panel>
        {canBeHere && online.value && (
          <Panel heading={say('local.where')} level={2}>
            <Segmented
              label={say('local.where')}
              labelHidden
              value={wish.value}
              segments={[
                { value: 'server', label: say('local.server'), icon: 'online' },
                { value: 'device', label: say('local.device'), icon: 'screen' },
              ]}
              onChange={(place) => {
                wish.value = place
              }}
            />
            {here && <p class="create-hint">{say('local.deviceHint')}</p>}
          </Panel>
        )}
        {!here && (
          <Panel heading={say('create.pace')} level={2}>
            <div class="create-fields">
              <PaceFields
                clock={clock.value}
                onChange={(next) => {
                  clock.value = next
                }}
              />
              {club && (
                <Switch
                  label={say('create.clubOnly', { name: club.name })}
                  hint={membersOnly.value ? say('create.clubOnlyHint') : say('create.clubTable', { name: club.name })}
                  on={membersOnly.value}
                  onChange={(on) => {
                    membersOnly.value = on
                  }}
                />
              )}
              {!(club && membersOnly.value) && (
                <Switch
                  label={say('create.listed')}
                  on={listed.value}
                  onChange={(on) => {
                    listed.value = on
                  }}
                />
              )}
              {hasBots && (
                <Switch
                  label={say('create.takeover')}
                  on={takeover.value}
                  onChange={(on) => {
                    takeover.value = on
                  }}
                />
              )}
              <Switch
                label={say('create.rated')}
                on={rated.value}
                onChange={(on) => {
                  rated.value = on
                }}
              />
            </div>
          </Panel>
        )}
      </div>
      <aside class="create-side" aria-label={say('create.summary')}>
        {poster && <img src={poster} alt="" width="436" height="352" />}
        <ol class="create-summary">
          {sitters.map(({ kind, name }, place) => (
            <li key={place}>
              <Icon name={kind.startsWith('bot:') ? 'bot' : kind === 'open' ? 'link' : 'person'} size={18} />
              <bdi>{name.trim() || kindName(kind)}</bdi>
            </li>
          ))}
          {!here && (
            <li>
              <Icon name="clock" size={18} />
              {clockWords(clock.value)}
            </li>
          )}
        </ol>
        {asksName && (
          <TextField
            class="create-name"
            input={nameField}
            label={say('create.name')}
            hint={say('create.nameHint')}
            {...(nameTrouble.value ? { error: nameTrouble.value } : {})}
            value={name.value}
            maxLength={32}
            autocomplete="nickname"
            onInput={(next) => {
              name.value = next
              nameTrouble.value = ''
            }}
            onEnter={() => void make()}
          />
        )}
        {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
        <Button kind="primary" size="large" wide busy={busy.value} onClick={() => void make()}>
          {say('create.make')}
        </Button>
        {hasLessons(offer.id) && <a href={`/learn/${offer.id}`}>{say('home.learn')}</a>}
      </aside>
    </div>
  )
}

/** The request for one seat. A person without a name is called by their seat number, so that the device can be handed to them. */
function seatRequest({ kind, name }: Sitter, place: number, labelsMe: boolean, me: string): SeatRequest {
  if (kind === 'open') return { kind }
  if (kind.startsWith('bot:')) return { kind: 'bot', bot: kind.slice(4) }
  const given = kind === 'me' ? me : name.trim()
  const label = given || (kind === 'person' || labelsMe ? say('create.seat', { number: place + 1 }) : '')
  return { kind: 'me', ...(label ? { name: label } : {}) }
}
