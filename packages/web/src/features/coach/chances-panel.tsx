// The chances of each player to win, shown to spectators and estimated in worlds dealt for somebody who sees no hand.

import { useSignal } from '@preact/signals'
import type { Chances, Figures } from '@wayfare/bots/coach'
import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { SeatMark } from '../../base/ui/avatar.tsx'
import { Button } from '../../base/ui/button.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { namesOf } from '../../board-kit/seat-names.ts'
import { EARLY, expectedOf, leaderOf, SPREAD } from '../../board-kit/suggestion-verdict.ts'
import { ChanceBar } from './chances-bar.tsx'
import { makeCoachClient } from './coach-client.ts'
import type { CoachProps } from './coach-panel.tsx'
import { SidePanel, ThinkingProgress } from './side-panel.tsx'

type ChancesState = { readonly state: 'thinking' | 'resting' | 'failed'; readonly n: number; readonly chances: Chances }

const NONE: Chances = { seats: [], worlds: 0, done: 0 }

export function ChancesPanel({ source, shown, close }: CoachProps) {
  const looked = useSignal<ChancesState>({ state: 'thinking', n: shown.n, chances: NONE })
  const head = useMemo(
    () =>
      makeCoachClient(
        (said) => {
          if (looked.value.state === 'thinking' && 'seats' in said)
            looked.value = { ...looked.value, state: said.done < 1 ? 'thinking' : 'resting', chances: said }
        },
        () => {
          looked.value = { ...looked.value, state: 'failed' }
        },
      ),
    [source],
  )
  const ask = async () => {
    const { n, info } = source.shown.peek() ?? shown
    looked.value = { state: 'thinking', n, chances: NONE }
    const dealt = await source.world().catch(() => null)
    const { game, version, seats } = info
    const bots = seats.map(({ bot }) => bot)
    if (dealt) head.send({ ask: { what: 'chances', game, version, bots, ...dealt } })
    else looked.value = { ...looked.value, state: 'failed' }
  }
  useEffect(() => {
    void ask()
    return head.dispose
  }, [head])
  const longer = () => {
    looked.value = { ...looked.value, state: 'thinking' }
    head.send({ longer: true })
  }
  const { state, n, chances } = looked.value
  const names = namesOf(shown)
  return (
    <SidePanel
      title={say('table.chances')}
      foot={
        <>
          {state === 'thinking' && <ThinkingProgress done={chances.done} />}
          <p>
            {say('coach.watcherSees')} {chances.worlds > 0 && say('coach.worlds', { count: chances.worlds })}
          </p>
        </>
      }
      buttons={
        n !== shown.n || state === 'failed' ? (
          <Button kind="primary" size="small" icon="chart" onClick={() => void ask()}>
            {say('coach.again')}
          </Button>
        ) : (
          state === 'resting' && (
            <Button size="small" onClick={longer}>
              {say('coach.longer')}
            </Button>
          )
        )
      }
      close={close}
    >
      <ul class="coach-odds">
        {names.map((name, seat) => (
          <Odds
            key={seat}
            name={name}
            seat={seat}
            figures={chances.worlds < EARLY ? undefined : chances.seats[seat]}
            spread={chances.worlds >= SPREAD}
          />
        ))}
      </ul>
      <p class="coach-verdict" role="status">
        {state === 'failed'
          ? say('coach.failed')
          : chances.worlds < EARLY
            ? say('coach.early')
            : n !== shown.n
              ? say('coach.moved')
              : leaderText(chances, names)}
      </p>
    </SidePanel>
  )
}

function leaderText({ seats }: Chances, names: readonly string[]): string {
  const leader = leaderOf(seats)
  return leader === undefined ? say('coach.anybody') : say('coach.leads', { name: names[leader] as string })
}

type OddsProps = {
  readonly name: string
  readonly seat: number
  readonly figures: Figures | undefined
  readonly spread: boolean
}

function Odds({ name, seat, figures, spread }: OddsProps) {
  const tone = toneOf(seat)
  return (
    <li class={`tone-${tone}`}>
      <p>
        <SeatMark seat={seat} tone={tone} />
        <bdi>{name}</bdi>
        {figures && <b>{say('coach.percent', { value: Math.round(figures.chance.value * 100) })}</b>}
      </p>
      {figures && <ChanceBar chance={figures.chance} />}
      {figures && spread && <small>{say('coach.expected', expectedOf(figures))}</small>}
    </li>
  )
}
