// The settings for looks and sounds on this device, and for questions before a move.

import { LEVELS } from '@wayfare/protocol'
import { CONFIRM, change, PACES, settings } from '../../base/browser/settings.ts'
import { canVibrate, vibrate } from '../../base/browser/vibration.ts'
import { language, say } from '../../base/i18n/index.ts'
import { playSound } from '../../base/sound/play-sound.ts'
import { Field } from '../../base/ui/field.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { RadioGroup } from '../../base/ui/radio-group.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { change as changeHelp, helpRecordOf, levelOf } from '../../features/help/level.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'

export function Looks() {
  const { edition, motion, pace, textSize, patterns } = settings.value
  return (
    <Panel heading={say('settings.looks')} level={2}>
      <Segmented
        label={say('settings.edition')}
        value={edition}
        segments={[
          { value: 'auto', label: say('settings.auto') },
          { value: 'night', label: say('app.night') },
          { value: 'day', label: say('app.day') },
        ]}
        onChange={(value) => change({ edition: value })}
      />
      <Segmented
        label={say('settings.textSize')}
        value={textSize}
        segments={[
          { value: 'normal', label: say('settings.normal') },
          { value: 'large', label: say('settings.large') },
          { value: 'larger', label: say('settings.larger') },
        ]}
        onChange={(value) => change({ textSize: value })}
      />
      <Segmented
        label={say('settings.motion')}
        value={motion}
        segments={[
          { value: 'auto', label: say('settings.auto') },
          { value: 'less', label: say('settings.less') },
        ]}
        onChange={(value) => change({ motion: value })}
      />
      <Segmented
        label={say('settings.pace')}
        value={pace}
        segments={PACES.map((value) => ({ value, label: say(`settings.pace-${value}`) }))}
        onChange={(value) => change({ pace: value })}
      />
      <Switch label={say('settings.patterns')} on={patterns} onChange={(on) => change({ patterns: on })} />
    </Panel>
  )
}

export function Habits() {
  const { confirm, payAtOnce, gainsByHand, plain } = settings.value
  return (
    <Panel heading={say('settings.habits')} level={2}>
      <RadioGroup
        label={say('settings.confirm')}
        value={confirm}
        options={CONFIRM.map((value) => ({
          value,
          label: say(`settings.confirm-${value}`),
          hint: say(`settings.confirm-${value}-hint`),
        }))}
        onChange={(value) => change({ confirm: value })}
      />
      <Switch label={say('settings.payAtOnce')} on={payAtOnce} onChange={(on) => change({ payAtOnce: on })} />
      <Switch
        label={say('settings.gainsByHand')}
        hint={say('settings.gainsByHand-hint')}
        on={gainsByHand}
        onChange={(on) => change({ gainsByHand: on })}
      />
      <Switch label={say('settings.plain')} on={plain} onChange={(on) => change({ plain: on })} />
      <Sounds />
    </Panel>
  )
}

function Sounds() {
  const { sound, volume, ambience, haptics } = settings.value
  return (
    <>
      <Switch
        label={say('settings.sound')}
        on={sound}
        onChange={(on) => {
          change({ sound: on })
          playSound('turn')
        }}
      />
      <Field label={say('settings.volume')}>
        {(ties) => (
          <input
            {...ties}
            class="settings-volume"
            type="range"
            min="0"
            max="1"
            step="0.1"
            disabled={!sound}
            value={volume}
            aria-valuetext={`${Math.round(volume * 100)} %`}
            onChange={({ currentTarget }) => {
              change({ volume: Number(currentTarget.value) })
              playSound('gain', 3)
            }}
          />
        )}
      </Field>
      <Switch
        label={say('settings.ambience')}
        on={ambience}
        disabled={!sound}
        onChange={(on) => change({ ambience: on })}
      />
      {canVibrate() && (
        <Switch
          label={say('settings.haptics')}
          hint={say('settings.haptics-hint')}
          on={haptics}
          onChange={(on) => {
            change({ haptics: on })
            vibrate('press')
          }}
        />
      )}
    </>
  )
}

/** The setting for how much the prompts of each game explain. */
export function Help() {
  return (
    <Panel heading={say('settings.help')} level={2}>
      <p>{say('settings.help-lead')}</p>
      {GAME_IDS.map((game) => (
        <Segmented
          key={game}
          label={gameOf(game).title[language.value]}
          value={helpRecordOf(game).chosen ?? 'auto'}
          segments={[
            { value: 'auto', label: say('settings.help-auto', { level: say(`settings.help-${levelOf(game)}`) }) },
            ...LEVELS.map((value) => ({ value, label: say(`settings.help-${value}`) })),
          ]}
          onChange={(value) =>
            changeHelp(game, () => ({ chosen: value === 'auto' ? null : value, chosenAt: Date.now() }))
          }
        />
      ))}
    </Panel>
  )
}
