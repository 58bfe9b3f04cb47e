import { useSignal } from '@preact/signals'
import { say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import type { TableSource } from './source.ts'

const MOST = 500

export function ChatBox({ source }: { readonly source: TableSource }) {
  const text = useSignal('')
  const trouble = useSignal('')
  const send = async (event: Event) => {
    event.preventDefault()
    const line = text.value.trim()
    if (line === '') return
    text.value = ''
    const outcome = await source.say(line)
    trouble.value = outcome === 'done' ? '' : outcome.message
  }
  return (
    <Panel heading={say('table.chat')} class={`chat-panel ${source.chat.value.length === 0 ? 'silent' : ''}`}>
      <ul class="chat scroll" aria-live="polite">
        {source.chat.value.map(({ id, name, text: line }) => (
          <li key={id}>
            <b>{name}</b> <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      <form class="chat-form" onSubmit={send}>
        <input
          class="input"
          maxLength={MOST}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          placeholder={say('table.say')}
          aria-label={say('table.say')}
        />
        <Button size="small" onClick={send}>
          {say('table.send')}
        </Button>
      </form>
      {trouble.value && <p role="alert">{trouble.value}</p>}
    </Panel>
  )
}
