// A game beside bots that begins at once, and whose seats people may take over in the first round.

import { useSignal } from '@preact/signals'
import { type Meeting, randomHex } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { botName } from '../../board-kit/seat-names.ts'
import { games, lastGame } from '../../client/catalogue/catalogue.ts'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { isUnnamed, me, somebody } from '../../client/online/session.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { MetPersonItem, SeatCircle } from './seat-circle.tsx'

/** How many bots keep a seat. */
const BOTS = 2

type Props = {
  readonly mine: Meeting['mine']
  readonly emblem: Meeting['emblem']
  /** The bot of a game that suits the reader. */
  readonly botFor: (game: string) => string
  readonly isLoud: boolean
}

export function StartNow({ mine, emblem, botFor, isLoud }: Props) {
  const chosen = useSignal<string | null>(null)
  const trouble = useSignal('')
  const busy = useSignal(false)
  const game = GAME_IDS.find((id) => id === (chosen.value ?? lastGame.value)) ?? (GAME_IDS[0] as string)
  const { poster, title } = gameOf(game)
  const you = isUnnamed() || !me.value ? say('table.you') : me.value.name
  const offer = games.value?.find(({ id }) => id === game)
  const bots = botsFor(botFor(game), offer?.bots ?? [])
  const start = async () => {
    busy.value = true
    try {
      await somebody(language.value)
      const { id } = await call('POST /tables', {
        body: {
          game,
          seats: [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))],
          language: language.value,
          listed: true,
          takeover: true,
          bytes: randomHex(16),
        },
      })
      go(`/table/${id}`)
    } catch (error) {
      trouble.value = problemText(error)
    }
    busy.value = false
  }
  return (
    <section class="meet-start meet-card" aria-labelledby="meet-start">
      {poster && <img src={poster} alt="" />}
      <div class="meet-start-text">
        <div>
          <h2 id="meet-start">{say(isLoud ? 'meet.start' : 'meet.playOpen')}</h2>
          <p>{say('meet.startLine')}</p>
        </div>
        <fieldset class="meet-games">
          <legend class="visually-hidden">{say('meet.whichGame')}</legend>
          {GAME_IDS.map((id) => (
            <label key={id}>
              <input
                type="radio"
                class="visually-hidden"
                name="meet-game"
                aria-label={gameOf(id).title[language.value]}
                checked={id === game}
                onChange={() => {
                  chosen.value = id
                }}
              />
              <Thumb game={id} size={40} />
            </label>
          ))}
        </fieldset>
        <ul class="meet-seats">
          <MetPersonItem met={{ person: me.value?.id ?? null, name: you, emblem, strength: mine[game] ?? null }} />
          {bots.map((bot) => (
            <SeatCircle key={botName(bot)} seat={{ kind: 'bot', bot, free: true }} game={game} />
          ))}
        </ul>
        <Button
          kind={isLoud ? 'primary' : 'plain'}
          size="large"
          icon="play"
          busy={busy.value}
          disabled={!offer}
          onClick={() => void start()}
        >
          {say('meet.startGame', { game: title[language.value] })}
        </Button>
        {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      </div>
    </section>
  )
}

/** The bot that suits best, and another of the game beside it. */
function botsFor(first: string, known: readonly string[]): string[] {
  const other = known[known.indexOf(first) - 1] ?? known[known.indexOf(first) + 1] ?? first
  return [first, other].slice(0, BOTS)
}
