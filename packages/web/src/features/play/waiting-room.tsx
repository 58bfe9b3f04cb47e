// The waiting room before a game: who has which seat, what will be played, how to invite others, and a chat.

import { useComputed, useSignal } from '@preact/signals'
import { randomHex, type SeatInfo, type TableInfo } from '@wayfare/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { useTitle } from '../../base/browser/title.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Badge } from '../../base/ui/badge.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { botAt, botName, namesOf } from '../../board-kit/seat-names.ts'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { isUnnamed, me, somebody } from '../../client/online/session.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { canChat } from './can-chat.ts'
import { ChatBox } from './chat-box.tsx'
import { GameFacts } from './game-facts.tsx'
import { Invitation } from './invitation.tsx'
import { LazyInviteFriends } from './lazy-invite-friends.tsx'
import { NameField } from './name-form.tsx'
import { PersonMenu } from './person-menu.tsx'
import { StartLine } from './start-line.tsx'
import { useUnread } from './unread.ts'
import './waiting-room.css'

type Props = { readonly source: TableSource; readonly info: TableInfo }

export function WaitingRoom({ source, info }: Props) {
  const trouble = useSignal('')
  const name = useSignal('')
  const nameTrouble = useSignal('')
  const nameField = useRef<HTMLInputElement>(null)
  const bots = useSignal<readonly string[]>([])
  const unread = useUnread(info.id, source.chat)
  const unnamed = useComputed(isUnnamed).value
  const own = source.mine.value
  const isHost = me.value?.ids.includes(info.host) ?? false
  const names = namesOf({ info })
  const path = { id: info.id }
  const { title, poster, theme } = gameOf(info.game)
  const heading = title[language.value] ?? info.game
  const isOpen = (seat: SeatInfo) => seat.kind === 'open'
  const free = info.seats.filter(isOpen).length
  const asksName = own.length === 0 && unnamed && free > 0
  useTitle(`${say('room.title')} · ${heading}`)
  useEffect(() => {
    if (!isHost) return
    call('GET /games').then(
      (games) => {
        bots.value = games.find(({ id }) => id === info.game)?.bots ?? []
      },
      () => {},
    )
  }, [isHost])

  const act = async (work: () => Promise<unknown>) => {
    try {
      trouble.value = ''
      await work()
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  // The answer may arrive before the news of it, so the table is loaded at once as the new viewer sees it.
  const join = async (seat: number) => {
    const chosen = name.value.trim()
    nameTrouble.value = unnamed && chosen === '' ? say('create.nameNeeded') : ''
    if (nameTrouble.value) return nameField.current?.focus()
    await somebody(language.value, unnamed ? chosen : undefined)
    await call('POST /tables/:id/join', { path, body: { seat, bytes: randomHex(16) } })
    source.look(seat)
  }
  const leave = async (seat: number) => {
    await call('POST /tables/:id/leave', { path, body: { seat } })
    if (own.includes(seat)) source.look(null)
  }
  const seatBot = (seat: number, bot: string) => call('POST /tables/:id/seat', { path, body: { seat, to: { bot } } })
  const setFree = (seat: number) => call('POST /tables/:id/seat', { path, body: { seat, to: 'open' } })
  const here = (seat: number) => (source.presence.value.seats[seat] ? 'here' : 'away')

  return (
    <div class="room" data-theme={theme} data-own={own[0] === undefined ? undefined : toneOf(own[0])}>
      <main class="room-sheet" tabIndex={-1}>
        <header class="room-head">
          {poster && <img src={poster} alt="" width="436" height="352" />}
          <div>
            <a href="/" class="room-back">
              {say('app.home')}
            </a>
            <h1>{say('room.title')}</h1>
            <p class="room-game">{heading}</p>
          </div>
        </header>
        <div class="room-main">
          <Panel
            heading={say('create.seats')}
            level={2}
            action={free > 0 ? <span role="status">{say('company.waiting', { count: free })}</span> : undefined}
          >
            {asksName && (
              <NameField
                input={nameField}
                value={name.value}
                error={nameTrouble.value || undefined}
                onInput={(next) => {
                  name.value = next
                  nameTrouble.value = ''
                }}
                onEnter={() => void act(() => join(info.seats.findIndex(isOpen)))}
              />
            )}
            <ul class="room-seats">
              {info.seats.map((seat, who) => (
                <li key={who} data-free={isOpen(seat)}>
                  <Avatar
                    name={isOpen(seat) ? '+' : (names[who] as string)}
                    seat={who}
                    tone={toneOf(who)}
                    bot={botAt(info, who)}
                    presence={isOpen(seat) ? 'away' : seat.kind === 'person' ? here(who) : undefined}
                    size={34}
                  />
                  <span class="room-name">
                    <bdi>
                      {isOpen(seat) ? (
                        seat.asked ? (
                          say('company.askedAgain', { name: seat.asked })
                        ) : (
                          say('room.empty')
                        )
                      ) : seat.kind === 'person' && seat.person !== null ? (
                        <a href={`/people/${seat.person}`}>{names[who]}</a>
                      ) : (
                        names[who]
                      )}
                    </bdi>
                    {own.includes(who) && ` (${say('room.you')})`}
                    {seat.person === info.host && <Badge kind="quiet">{say('company.host')}</Badge>}
                    {seat.kind === 'person' && !own.includes(who) && <small>{say(`company.${here(who)}`)}</small>}
                  </span>
                  {isOpen(seat) && own.length === 0 && (
                    <Button kind="primary" onClick={() => void act(() => join(who))}>
                      {say('room.sit')}
                    </Button>
                  )}
                  {isOpen(seat) && isHost && bots.value.length > 0 && (
                    <MenuButton
                      label={say('company.seatBot')}
                      icon="bot"
                      size="small"
                      items={bots.value.map((bot) => ({
                        label: botName(bot),
                        icon: 'bot',
                        onPick: () => void act(() => seatBot(who, bot)),
                      }))}
                    />
                  )}
                  {seat.kind === 'bot' && isHost && (
                    <Button size="small" kind="quiet" onClick={() => void act(() => setFree(who))}>
                      {say('company.setFree')}
                    </Button>
                  )}
                  {seat.kind === 'person' && (own.includes(who) || isHost) && (
                    <Button size="small" kind="quiet" onClick={() => void act(() => leave(who))}>
                      {own.includes(who) ? say('room.leave') : say('room.kick', { name: names[who] as string })}
                    </Button>
                  )}
                  {seat.person && (
                    <PersonMenu
                      table={info.id}
                      person={seat.person}
                      name={names[who] as string}
                      reread={() => source.look(own[0] ?? null)}
                    />
                  )}
                </li>
              ))}
            </ul>
            <StartLine {...{ info, own, isHost, act }} host={hostName(info, names)} />
            {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
          </Panel>
          {canChat(info, own) && <ChatBox {...{ source, info, unread }} namedElsewhere={asksName} />}
        </div>
        <div class="room-side">
          {free > 0 && (own.length > 0 || isHost) && <Invitation table={info.id} />}
          {free > 0 && me.value && (own.length > 0 || isHost) && <LazyInviteFriends info={info} />}
          <GameFacts info={info} />
          {free > 0 && own.length > 0 && (
            <p class="room-keep">
              <Icon name="info" size={18} /> {say('company.keepOpen')}
            </p>
          )}
        </div>
      </main>
    </div>
  )
}

function hostName({ seats, host }: TableInfo, names: readonly string[]): string {
  const at = seats.findIndex(({ person }) => person === host)
  return names[at] ?? ''
}
