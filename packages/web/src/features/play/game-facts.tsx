// The facts of a game before it begins: its clock and the chosen options.

import { useSignal } from '@preact/signals'
import type { Choices } from '@wayfare/kernel'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { clockWords } from '../../board-kit/clock-words.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { call } from '../../client/online/api.ts'
import { hasRulebook } from '../../games/index.ts'

type GameTexts = { readonly choices: Choices; readonly speaker: GameSpeaker }

export function GameFacts({ info }: { readonly info: TableInfo }) {
  const known = useSignal<GameTexts | null>(null)
  const { game, options } = info
  useEffect(() => {
    let stale = false
    Promise.all([call('GET /games'), speakerOf(game, language.value, [])]).then(
      ([games, speaker]) => {
        const choices = games.find(({ id }) => id === game)?.choices
        if (!stale && choices) known.value = { choices, speaker }
      },
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, language.value])
  const lines = known.value ? chosen(options, known.value) : []
  return (
    <Panel heading={say('company.game')} level={2}>
      <dl class="room-facts">
        <dt>{say('company.clock')}</dt>
        <dd>{clockWords(info.clock)}</dd>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasRulebook(game) && <a href={`/rules/${game}`}>{say('home.rulebook')}</a>}
    </Panel>
  )
}

/** Lists all options that apply. Options about doubtful rules are listed only if they differ from the default. */
function chosen(options: TableInfo['options'], { choices, speaker }: GameTexts): [label: string, value: string][] {
  return Object.entries(options).flatMap(([name, value]): [string, string][] => {
    const choice = choices[name]
    if (!choice || name === 'players' || (choice.ruling && value === choice.default)) return []
    const applies = Object.entries(choice.when ?? {}).every(([other, values]) =>
      values.includes(options[other] as never),
    )
    if (!applies) return []
    if (typeof value === 'boolean') return value ? [[speaker.sayChoice(name), say('company.yes')]] : []
    return [[speaker.sayChoice(name), speaker.sayValue(name, value)]]
  })
}
