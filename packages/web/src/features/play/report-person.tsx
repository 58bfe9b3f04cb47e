// A form to report somebody to the server's administrator. It shows what will be sent.

import { useSignal } from '@preact/signals'
import type { ChatLine } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { call } from '../../client/online/api.ts'
import { setMuted } from '../../client/online/mutes.ts'
import { problemText } from '../../client/online/problem.ts'

type Props = {
  readonly table: string
  readonly person: string
  readonly name: string
  readonly line: ChatLine | undefined
  readonly onClose: () => void
}

export function ReportPerson({ table, person, name, line, onClose }: Props) {
  const text = useSignal('')
  const mutesToo = useSignal(true)
  const trouble = useSignal('')
  const busy = useSignal(false)
  const send = async () => {
    busy.value = true
    trouble.value = ''
    try {
      const body = { about: person, text: text.value.trim(), ...(line ? { chat: line.id } : {}) }
      await call('POST /tables/:id/report', { path: { id: table }, body })
      if (mutesToo.value) await setMuted(person, true)
      showToast({ text: say('company.reported'), kind: 'good' })
      onClose()
    } catch (error) {
      trouble.value = problemText(error)
      busy.value = false
    }
  }
  return (
    <Dialog
      open
      heading={say('company.report', { name })}
      closeLabel={say('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button kind="primary" busy={busy.value} disabled={text.value.trim() === ''} onClick={() => void send()}>
            {say('company.reportSend')}
          </Button>
        </>
      }
    >
      <div class="report-person">
        {line && (
          <blockquote>
            <b>
              <bdi>{line.name}</bdi>
            </b>{' '}
            <bdi>{line.text}</bdi>
          </blockquote>
        )}
        <TextField
          long
          label={say('company.reportWhat')}
          hint={say(line ? 'company.reportSendsLine' : 'company.reportSends', { name })}
          value={text.value}
          maxLength={1000}
          onInput={(value) => (text.value = value)}
        />
        <Switch
          label={say('company.mute', { name })}
          on={mutesToo.value}
          onChange={(on) => {
            mutesToo.value = on
          }}
        />
        {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      </div>
    </Dialog>
  )
}
