// The list of muted people, who can be unmuted here.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { loadMutes, mutedPeople, setMuted } from '../../client/online/mutes.ts'
import { problemText } from '../../client/online/problem.ts'
import { me } from '../../client/online/session.ts'

export function MutedPeople() {
  const trouble = useSignal('')
  useEffect(() => void loadMutes(), [me.value?.id])
  if (mutedPeople.value.length === 0) return null
  const unmute = async (person: string) => {
    trouble.value = ''
    try {
      await setMuted(person, false)
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  return (
    <Panel heading={say('settings.muted')} level={2}>
      <ul class="settings-muted">
        {mutedPeople.value.map(({ name, ids: [person = ''] }) => (
          <li key={person}>
            <bdi>{name}</bdi>
            <Button size="small" onClick={() => void unmute(person)}>
              {say('settings.unmute', { name })}
            </Button>
          </li>
        ))}
      </ul>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </Panel>
  )
}
