// A menu on a person's name: mute, block or report them.

import { useSignal } from '@preact/signals'
import type { ChatLine } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { setBlocked } from '../../client/online/friends.ts'
import { mutes, setMuted } from '../../client/online/mutes.ts'
import { problemText } from '../../client/online/problem.ts'
import { me } from '../../client/online/session.ts'
import { ReportPerson } from './report-person.tsx'

type Props = {
  readonly table: string
  readonly person: string
  readonly name: string
  /** The line they wrote, if the report is about one. */
  readonly line?: ChatLine
  /** Loads the chat again, with lines that were left out. */
  readonly reread: () => void
}

export function PersonMenu({ table, person, name, line, reread }: Props) {
  const reporting = useSignal(false)
  const isMuted = mutes.value.has(person)
  const set = async (muted: boolean) => {
    try {
      await setMuted(person, muted)
      if (!muted) return reread()
      const dismiss = showToast({
        text: say('company.muted', { name }),
        icon: 'mute',
        action: (
          <Button
            size="small"
            onClick={() => {
              dismiss()
              void set(false)
            }}
          >
            {say('company.undo')}
          </Button>
        ),
      })
    } catch (error) {
      showToast({ text: problemText(error), kind: 'bad' })
    }
  }
  const block = async () => {
    try {
      await setBlocked(person, true)
      showToast({ text: say('company.blocked', { name }), icon: 'refuse' })
    } catch (error) {
      showToast({ text: problemText(error), kind: 'bad' })
    }
  }
  if (!me.value || me.value.ids.includes(person)) return null
  return (
    <>
      <MenuButton
        label={say('company.about', { name })}
        icon="more"
        iconOnly
        size="small"
        items={[
          {
            label: say(isMuted ? 'company.unmute' : 'company.mute', { name }),
            icon: isMuted ? 'chat' : 'mute',
            onPick: () => void set(!isMuted),
          },
          { label: say('company.block', { name }), icon: 'refuse', onPick: () => void block() },
          {
            label: say('company.report', { name }),
            icon: 'flag',
            danger: true,
            onPick: () => {
              reporting.value = true
            },
          },
        ]}
      />
      {reporting.value && (
        <ReportPerson
          {...{ table, person, name, line }}
          onClose={() => {
            reporting.value = false
          }}
        />
      )}
    </>
  )
}
