import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { gameOf } from '../games/index.ts'
import { type Key, language, say } from '../i18n/index.ts'
import { hasRulebook } from '../rulebook/which.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { type GameOffer, online, playNow } from './offers.ts'

type Props = {
  readonly id: string
  /** Missing: the server does not offer it, or was not asked yet. */
  readonly offer: GameOffer | undefined
  readonly asked: boolean
  readonly trouble: Signal<string>
}

export function Poster({ id, offer, asked, trouble }: Props) {
  const [busy, setBusy] = useState(false)
  const { title, world, place, minutes, poster } = gameOf(id)
  const begin = async (mode: 'bot' | 'solo' | 'daily') => {
    if (!offer || busy) return
    setBusy(true)
    try {
      await playNow(offer, mode)
    } catch (error) {
      trouble.value = (error as Error).message
      setBusy(false)
    }
  }
  const [min, max] = offer?.players ?? [1, 4]
  return (
    <article class="poster" data-world={world} data-edition={world === 'darwin' ? 'day' : 'night'}>
      <div class="poster-picture">
        {poster ? <img src={poster} alt="" width="436" height="352" /> : <Icon name="dice" size={96} />}
      </div>
      <div class="poster-words">
        <h2>{title[language.value]}</h2>
        {place && <p class="poster-place">{place[language.value]}</p>}
        <p>
          {say('home.people', { min, max })} · {say('home.minutes', { minutes })}
          {hasRulebook(id) && (
            <a class="poster-rules" href={`/rules/${id}`}>
              <Icon name="rulebook" size={18} />
              {say('home.rulebook')}
            </a>
          )}
        </p>
        {offer ? (
          <div class="poster-modes">
            <Button
              kind="primary"
              size="large"
              icon="play"
              busy={busy}
              onClick={() => void begin('bot')}
              data-play={id}
            >
              {say('home.play')}
            </Button>
            <Mode icon="friends" word="home.friends" href={`/create/${id}?mode=friends`} needsServer />
            <Mode icon="screen" word="home.oneScreen" href={`/create/${id}?mode=screen`} />
            {min === 1 && <Mode icon="person" word="home.solo" onClick={() => void begin('solo')} />}
            <Mode icon="calendar" word="home.daily" onClick={() => void begin('daily')} needsServer />
          </div>
        ) : (
          <p class="poster-soon">{asked ? say('home.soon') : '\u00a0'}</p>
        )}
      </div>
    </article>
  )
}

function Mode({
  icon,
  word,
  href,
  onClick,
  needsServer,
}: {
  readonly icon: IconName
  readonly word: Key
  readonly href?: string
  readonly onClick?: () => void
  readonly needsServer?: true
}) {
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <span>{say(word)}</span>
    </>
  )
  if (needsServer && !online.value)
    return (
      <span class="poster-mode poster-mode-off" title={say('local.needs')}>
        <Icon name="offline" size={20} />
        <span>{say(word)}</span>
        <span class="visually-hidden">{say('local.needs')}</span>
      </span>
    )
  return href ? (
    <a class="poster-mode" href={href}>
      {inside}
    </a>
  ) : (
    <button type="button" class="poster-mode" onClick={onClick}>
      {inside}
    </button>
  )
}
