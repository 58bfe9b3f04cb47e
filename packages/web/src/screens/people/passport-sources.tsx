// Shows where somebody's points come from, beside a strong player's: a dot on the range of the middle half.

import { sourcesOf } from '@wayfare/bots/sources'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useState } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { minus } from '../../base/ui/minus.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'

/** The largest sources tell most. */
const MOST = 4

type Props = {
  readonly game: string
  readonly sources: Readonly<Record<string, number>>
  /** Null if they are the reader's own. */
  readonly name: string | null
}

export function PassportSources({ game, sources, name }: Props) {
  const speaker = useSpeaker(game)
  const strong = sourcesOf(game)
  if (!speaker || !strong) return null
  const own = name ?? say('passport.you')
  const parts = Object.entries(sources)
    .filter(([part]) => strong.parts[part])
    .sort(([a], [b]) => (strong.parts[b]?.mean ?? 0) - (strong.parts[a]?.mean ?? 0))
    .slice(0, MOST)
  const values = parts.flatMap(([part, points]) => [points, ...Object.values(strong.parts[part] ?? {})])
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const at = (points: number): number => (points - low) / (high - low)
  return (
    <>
      <p class="visa-legend" aria-hidden="true">
        {say('passport.sources')}
        <span>
          <i class="visa-key-own" /> <bdi>{own}</bdi>
        </span>
        <span>
          <i class="visa-key-strong" /> {say('passport.strong')}
        </span>
      </p>
      <table class="visa-sources">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{say('passport.sources')}</th>
            <td />
            <th scope="col">{own}</th>
            <th scope="col">{say('passport.strong')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([part, points]) => {
            const { low: from = 0, mean = 0, high: to = 0 } = strong.parts[part] ?? {}
            const place = { '--at': at(points), '--low': at(from), '--high': at(to), '--mean': at(mean) }
            return (
              <tr key={part}>
                <th scope="row">{speaker.sayScore(part)}</th>
                <td aria-hidden="true">
                  <span class="visa-scale" style={place}>
                    <i class="visa-middle" />
                    <i class="visa-mean" />
                    <i class="visa-own" />
                  </span>
                </td>
                <td class="visa-number">{minus(points)}</td>
                <td class="visa-number visa-theirs">{minus(Math.round(mean))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function useSpeaker(game: string): GameSpeaker | null {
  const [speaker, setSpeaker] = useState<GameSpeaker | null>(null)
  const spoken = language.value
  useEffect(() => {
    let isGone = false
    void speakerOf(game, spoken, []).then((found) => isGone || setSpeaker(found))
    return () => {
      isGone = true
    }
  }, [game, spoken])
  return speaker
}
