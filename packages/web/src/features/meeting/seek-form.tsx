// The form of a seek: games, players, speed, strength, languages, bots, rating, and how long it lasts.

import { type Signal, useSignal } from '@preact/signals'
import type { Value } from '@wayfare/kernel'
import { SPEEDS } from '@wayfare/protocol'
import { asLanguage, type GameSpeaker, LANGUAGE_NAMES, LANGUAGES } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { lastGame, games as offers } from '../../client/catalogue/catalogue.ts'
import { problemText } from '../../client/online/problem.ts'
import { somebody } from '../../client/online/session.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { postSeek, type SeekRequest } from './seek-state.ts'
import { ToggleChip, toggled } from './toggle-chip.tsx'

const ANY = ''
const HOURS = [1, 3, 12] as const
const WEEK = 168

export function SeekForm({ isLoud }: { readonly isLoud: boolean }) {
  const first = GAME_IDS.find((id) => id === lastGame.value) ?? (GAME_IDS[0] as string)
  const games = useSignal<ReadonlySet<string>>(new Set([first]))
  const players = useSignal<ReadonlySet<number>>(new Set([2]))
  const languages = useSignal<ReadonlySet<string>>(new Set([language.value]))
  const speed = useSignal<(typeof SPEEDS)[number]>('live')
  const near = useSignal(true)
  const bots = useSignal(true)
  const rated = useSignal(true)
  const hours = useSignal(3)
  const option = useSignal(ANY)
  const trouble = useSignal('')
  const busy = useSignal(false)
  const only = games.value.size === 1 ? ([...games.value][0] as string) : null
  const matter = useOption(only)
  const send = async () => {
    if (games.value.size === 0 || players.value.size === 0 || languages.value.size === 0) {
      trouble.value = say('meet.formMissing')
      return
    }
    busy.value = true
    try {
      await somebody(language.value)
      const value = matter?.values.find((one) => String(one) === option.value)
      await postSeek({
        games: GAME_IDS.filter((id) => games.value.has(id)),
        options: matter && value !== undefined ? { [matter.name]: value } : {},
        players: [...players.value].sort(),
        speed: speed.value,
        near: near.value,
        languages: [...languages.value].flatMap((id) => asLanguage(id) ?? []),
        bots: bots.value,
        rated: rated.value,
        hours: speed.value === 'live' ? hours.value : WEEK,
      } satisfies SeekRequest)
    } catch (error) {
      trouble.value = problemText(error)
    }
    busy.value = false
  }
  return (
    <form
      class="meet-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Chips label={say('meet.game')} of={games} values={GAME_IDS} name={(id) => gameOf(id).title[language.value]} />
      {matter && (
        <SelectField
          label={matter.label}
          value={option.value}
          options={[
            { value: ANY, label: say('meet.anyValue') },
            ...matter.values.map((one) => ({ value: String(one), label: matter.said(one) })),
          ]}
          onChange={(value) => {
            option.value = value
          }}
        />
      )}
      <Chips label={say('meet.players')} of={players} values={[2, 3, 4]} name={String} />
      <Segmented
        label={say('meet.pace')}
        value={speed.value}
        segments={SPEEDS.map((value) => ({ value, label: say(`meet.${value}`) }))}
        onChange={(value) => {
          speed.value = value
        }}
      />
      <details class="meet-more">
        <summary>{say('meet.more')}</summary>
        <div class="meet-form">
          <Chips
            label={say('meet.languages')}
            of={languages}
            values={LANGUAGES}
            name={(id) => LANGUAGE_NAMES[asLanguage(id) ?? 'en']}
          />
          <Toggle label={say('meet.nearSwitch')} of={near} />
          <p class="meet-hint">{say('meet.nearHint')}</p>
          <Toggle label={say('meet.botsSwitch')} of={bots} />
          <Toggle label={say('meet.ratedSwitch')} of={rated} />
          {speed.value === 'live' && (
            <SelectField
              label={say('meet.hours')}
              value={String(hours.value)}
              options={HOURS.map((count) => ({ value: String(count), label: say('meet.forHours', { count }) }))}
              onChange={(value) => {
                hours.value = Number(value)
              }}
            />
          )}
        </div>
      </details>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <Button submit kind={isLoud ? 'primary' : 'plain'} icon="search" wide busy={busy.value}>
        {say(isLoud ? 'meet.seekEmpty' : 'meet.look')}
      </Button>
    </form>
  )
}

type ChipsProps<T> = {
  readonly label: string
  readonly of: Signal<ReadonlySet<T>>
  readonly values: readonly T[]
  readonly name: (value: T) => string
}

const Chips = <T extends string | number>({ label, of, values, name }: ChipsProps<T>) => (
  <fieldset class="meet-chips">
    <legend>{label}</legend>
    {values.map((value) => (
      <ToggleChip
        key={value}
        on={of.value.has(value)}
        onToggle={() => {
          of.value = toggled(of.value, value)
        }}
      >
        {name(value)}
      </ToggleChip>
    ))}
  </fieldset>
)

const Toggle = ({ label, of }: { readonly label: string; readonly of: Signal<boolean> }) => (
  <Switch
    label={label}
    on={of.value}
    onChange={(on) => {
      of.value = on
    }}
  />
)

/** The first option of a game about which people care, such as the side of the board; none if several games suit. */
function useOption(game: string | null) {
  const speaker = useSignal<{ readonly game: string; readonly say: GameSpeaker } | null>(null)
  useEffect(() => {
    if (game === null) return
    void speakerOf(game, language.value, []).then((loaded) => {
      speaker.value = { game, say: loaded }
    })
  }, [game, language.value])
  const choices = offers.value?.find(({ id }) => id === game)?.choices ?? {}
  const [name, choice] =
    Object.entries(choices).find(([, one]) => !one.ruling && !one.when && !one.seats && one.values.length > 1) ?? []
  if (name === undefined || !choice || speaker.value?.game !== game) return null
  const { say: told } = speaker.value
  return {
    name,
    label: told.sayChoice(name),
    values: choice.values,
    said: (value: Value) => told.sayValue(name, value),
  }
}
