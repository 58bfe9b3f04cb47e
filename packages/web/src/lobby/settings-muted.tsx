// Whose chat is not shown, wherever they write; from here they can be read again.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { problemText } from '../app/problem.ts'
import { me } from '../app/session.ts'
import { say } from '../i18n/index.ts'
import { loadMutes, mutedPeople, setMuted } from '../table/mutes.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'

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
