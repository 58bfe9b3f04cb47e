// Before the game: who sits where, and how others find the way.

import { useSignal } from '@preact/signals'
import { randomHex, type TableInfo } from '@wayfare/protocol'
import { encode } from 'uqr'
import { me, somebody } from '../app/session.ts'
import { gameOf } from '../games/index.ts'
import { language, say } from '../i18n/index.ts'
import { call } from '../net/api.ts'
import { personFor } from '../opponents/suiting.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { toneOf } from '../ui/seat.ts'
import { botAt, namesOf } from './names.ts'
import type { TableSource } from './source.ts'
import './waiting-room.css'

export function WaitingRoom({ source, info }: { readonly source: TableSource; readonly info: TableInfo }) {
  const trouble = useSignal('')
  const copied = useSignal(false)
  const own = source.mine.value
  const isHost = me.value?.ids.includes(info.host) ?? false
  const link = `${location.origin}/table/${info.id}`
  const names = namesOf({ info })
  const path = { id: info.id }
  const act = async (work: () => Promise<unknown>) => {
    try {
      trouble.value = ''
      await somebody(language.value)
      await work()
    } catch (error) {
      trouble.value = (error as Error).message
    }
  }
  // The news of it may come later than the answer: whoever comes or goes looks at once with their new eyes.
  const join = async (seat: number) => {
    await call('POST /tables/:id/join', { path, body: { seat, bytes: randomHex(16) } })
    source.look(seat)
  }
  const leave = async (seat: number) => {
    await call('POST /tables/:id/leave', { path, body: { seat } })
    if (own.includes(seat)) source.look(null)
  }
  const seatBot = (seat: number) =>
    call('POST /tables/:id/seat', { path, body: { seat, to: { bot: personFor(info.game) } } })
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    copied.value = true
  }
  return (
    <div class="room" data-theme={gameOf(info.game).theme}>
      <main class="room-sheet" tabIndex={-1}>
        <a href="/" class="room-back">
          {say('app.home')}
        </a>
        <h1>{say('room.title')}</h1>
        <p class="room-game">{gameOf(info.game).title[language.value]}</p>
        <Panel heading={say('create.seats')}>
          <ul class="room-seats">
            {info.seats.map((seat, who) => (
              <li key={who}>
                <Avatar
                  name={names[who] as string}
                  seat={who}
                  tone={toneOf(who, own[0] ?? null)}
                  bot={botAt(info, who)}
                />
                <span class="room-name">
                  <bdi>{seat.kind === 'open' ? say('room.empty') : names[who]}</bdi>
                  {own.includes(who) && ` (${say('room.you')})`}
                </span>
                {seat.kind === 'open' && own.length === 0 && (
                  <Button kind="primary" onClick={() => void act(() => join(who))}>
                    {say('room.sit')}
                  </Button>
                )}
                {seat.kind === 'open' && isHost && (
                  <Button size="small" onClick={() => void act(() => seatBot(who))}>
                    {say('room.seatBot')}
                  </Button>
                )}
                {seat.kind === 'person' && (own.includes(who) || isHost) && (
                  <Button size="small" kind="quiet" onClick={() => void act(() => leave(who))}>
                    {own.includes(who) ? say('room.leave') : say('room.kick', { name: names[who] as string })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel heading={say('room.invite')}>
          <div class="room-link">
            <input
              class="input"
              readOnly
              value={link}
              aria-label={say('room.invite')}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button icon={copied.value ? 'check' : 'copy'} onClick={() => void copy()}>
              {say(copied.value ? 'app.copied' : 'app.copy')}
            </Button>
          </div>
          <figure class="room-qr">
            <QrCode text={link} label={say('room.qr')} />
            <figcaption>{say('room.qr')}</figcaption>
          </figure>
        </Panel>
        {isHost && info.seats.every(({ kind }) => kind !== 'open') && (
          <Button kind="primary" size="large" onClick={() => void act(() => call('POST /tables/:id/start', { path }))}>
            {say('room.start')}
          </Button>
        )}
        {trouble.value && (
          <p role="alert" class="room-trouble">
            {trouble.value}
          </p>
        )}
      </main>
    </div>
  )
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
