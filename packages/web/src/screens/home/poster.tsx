import type { Signal } from '@preact/signals'
import type { GameOffer } from '@wayfare/protocol'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { botName } from '../../board-kit/seat-names.ts'
import { myTables, playNow, type StartMode } from '../../client/catalogue/catalogue.ts'
import { problemText } from '../../client/online/problem.ts'
import { reachedCount } from '../../features/learn/chapter-progress.ts'
import { opponentFor } from '../../features/opponents/recommend.ts'
import { chapterCount, gameOf, hasLessons, hasRulebook } from '../../games/index.ts'
import { Mode } from './mode.tsx'

type Props = {
  readonly id: string
  /** Missing if the server does not offer the game, or was not asked yet. */
  readonly offer: GameOffer | undefined
  readonly asked: boolean
  /** True on a phone, where the poster is only a strip with Play until it is unfolded. */
  readonly folds: boolean
  readonly unfolded: boolean
  readonly trouble: Signal<string>
}

export function Poster({ id, offer, asked, folds, unfolded, trouble }: Props) {
  const [busy, setBusy] = useState(false)
  const [turned, setTurned] = useState(false)
  const { title, theme, edition, place, minutes, poster, together } = gameOf(id)
  const name = title[language.value]
  const whole = !folds || unfolded !== turned
  const rulebook = !folds && hasRulebook(id)
  /**
   * The guided first game is suggested to people who have not played the game, the chapters to everybody who has not
   * finished them.
   */
  const isNew = myTables.value?.every(({ game }) => game !== id)
  const learns = hasLessons(id) && (isNew || reachedCount(id) < chapterCount(id))
  const turn = () => setTurned(!turned)
  const article = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (turned) article.current?.scrollIntoView({ block: 'nearest' })
  }, [turned])
  const begin = async (mode: StartMode) => {
    if (!offer || busy) return
    setBusy(true)
    try {
      await playNow(offer, mode)
    } catch (error) {
      trouble.value = problemText(error)
      setBusy(false)
    }
  }
  const [min, max] = offer?.players ?? [1, 4]
  const picture = poster ? <img src={poster} alt="" width="436" height="352" /> : <Icon name="dice" size={96} />
  return (
    <article
      ref={article}
      class="poster"
      data-theme={theme}
      data-edition={edition}
      data-folded={whole ? undefined : ''}
    >
      {folds ? (
        <button
          type="button"
          class="poster-picture"
          aria-expanded={whole}
          aria-label={say(whole ? 'table.fold' : 'table.unfold', { name })}
          onClick={turn}
        >
          {picture}
          <span class="poster-fold">
            <Icon name={whole ? 'up' : 'down'} size={18} />
          </span>
        </button>
      ) : offer ? (
        <a class="poster-picture" href={`/create/${id}`} aria-label={say('create.title', { game: name })}>
          {picture}
        </a>
      ) : (
        <div class="poster-picture">{picture}</div>
      )}
      <div class="poster-words">
        {/* biome-ignore lint/a11y: whoever cannot tap has the picture's button, which says what it does */}
        <div class="poster-title" onClick={folds ? turn : undefined}>
          <h2>{name}</h2>
          <p class="poster-facts">
            {place && <span>{place[language.value]}</span>}
            {whole && (
              <span>
                {say('home.people', { min, max })} · {say(together ? 'home.minutes' : 'home.minutesEach', { minutes })}
              </span>
            )}
          </p>
        </div>
        {offer ? (
          <Button
            kind="primary"
            size="large"
            icon="play"
            class="poster-play"
            busy={busy}
            onClick={() => void begin({ against: opponentFor(offer) })}
            data-play={id}
          >
            {say('home.play')}
          </Button>
        ) : (
          <p class="poster-soon">{asked ? say('home.soon') : '\u00a0'}</p>
        )}
        {offer && whole && (
          <div class="poster-modes">
            <Mode icon="friends" word="home.friends" href={`/create/${id}?mode=friends`} needsServer />
            <Mode icon="screen" word="home.oneScreen" href={`/create/${id}?mode=screen`} />
            {min === 1 && <Mode icon="person" word="home.solo" onClick={() => void begin('solo')} />}
            <Mode icon="calendar" word="home.daily" onClick={() => void begin('daily')} needsServer />
          </div>
        )}
        {whole && (offer || rulebook) && (
          <p class="poster-links">
            {offer && (
              <a href={`/opponents?game=${id}`}>{say('home.opponent', { name: botName(opponentFor(offer)) })}</a>
            )}
            {rulebook && <a href={`/rules/${id}`}>{say('home.rulebook')}</a>}
            {learns && <a href="/learn">{say('home.learn')}</a>}
          </p>
        )}
      </div>
    </article>
  )
}
