// The chat of a table: its lines, a form to write one, and the menu to mute or report their authors.

import { useSignal } from '@preact/signals'
import type { ChatLine, TableInfo } from '@wayfare/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { say, timeOfDay } from '../../base/i18n/index.ts'
import { SeatMark } from '../../base/ui/avatar.tsx'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { loadMutes, mutedPeople, setMuted } from '../../client/online/mutes.ts'
import { problemText } from '../../client/online/problem.ts'
import { me } from '../../client/online/session.ts'
import type { Outcome, TableSource } from '../../client/table/table-source.ts'
import { NameForm } from './name-form.tsx'
import { PersonMenu } from './person-menu.tsx'
import { shownLines, type Unread } from './unread.ts'
import '../../base/ui/field.css'
import './chat-box.css'

const MOST = 500

type Props = {
  readonly source: TableSource
  readonly info: TableInfo
  readonly unread: Unread
  /** True if another part of the screen already asks an unnamed person for a name. */
  readonly namedElsewhere?: boolean
  /** Closes the drawer that holds the chat, on screens where it is in one. */
  readonly close?: (() => void) | undefined
}

export function ChatBox({ source, info, unread, namedElsewhere = false, close }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => void loadMutes(), [me.value?.id])
  useInSight(list, unread)
  const lines = shownLines(source.chat.value)
  const last = lines.at(-1)?.id
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last, unread.inSight.value])
  const reread = () => source.look(source.shown.peek()?.seat ?? null)
  const from = unread.from.value
  const firstFresh =
    from > 0 ? lines.find(({ id, person }) => id > from && !me.value?.ids.includes(person))?.id : undefined
  return (
    <Panel
      heading={say('table.chat')}
      class={`chat-panel ${lines.length === 0 ? 'silent' : ''}`}
      action={close && <IconButton icon="close" size="small" label={say('app.close')} onClick={close} />}
    >
      {lines.length === 0 && <p class="chat-empty">{say('company.noChat')}</p>}
      <ul class="chat scroll" aria-live="polite" ref={list}>
        {lines.map((line) => (
          <Line key={line.id} {...{ line, info, reread }} fresh={line.id === firstFresh} />
        ))}
      </ul>
      <Muted {...{ info, reread }} lines={source.chat.value} />
      {me.value ? (
        <ChatForm source={source} />
      ) : namedElsewhere ? (
        <p class="chat-empty">{say('company.sitToWrite')}</p>
      ) : (
        <NameForm why={say('company.nameToWrite')} />
      )}
    </Panel>
  )
}

type LineProps = {
  readonly line: ChatLine
  readonly info: TableInfo
  /** True for the first unread line. */
  readonly fresh: boolean
  readonly reread: () => void
}

function Line({ line, info, fresh, reread }: LineProps) {
  const { person, name, text, at } = line
  const seat = info.seats.findIndex((one) => one.person === person)
  return (
    <li data-fresh={fresh ? say('company.fresh') : undefined}>
      <span class="chat-who">
        {seat >= 0 && <SeatMark seat={seat} tone={toneOf(seat)} />}
        <b>
          <bdi>{name}</bdi>
        </b>
        <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
        <PersonMenu {...{ person, name, line, reread }} table={info.id} />
      </span>
      <bdi class="chat-text">{text}</bdi>
    </li>
  )
}

type MutedProps = { readonly lines: readonly ChatLine[]; readonly info: TableInfo; readonly reread: () => void }

/** Lists the muted people who have a seat at this table or wrote in its chat, with a button to unmute each. */
function Muted({ lines, info, reread }: MutedProps) {
  const trouble = useSignal('')
  const present = new Set([...lines.map(({ person }) => person), ...info.seats.map(({ person }) => person ?? '')])
  const muted = mutedPeople.value.filter(({ ids }) => ids.some((id) => present.has(id)))
  if (muted.length === 0) return null
  const unmute = async (person: string) => {
    trouble.value = ''
    try {
      await setMuted(person, false)
      reread()
    } catch (error) {
      trouble.value = problemText(error)
    }
  }
  return (
    <div class="chat-muted">
      <p>{say('company.mutedHere', { names: muted.map(({ name }) => name).join(', ') })}</p>
      {muted.map(({ name, ids: [person = ''] }) => (
        <Button key={person} size="small" kind="quiet" onClick={() => void unmute(person)}>
          {say('company.unmute', { name })}
        </Button>
      ))}
      {trouble.value && <p role="alert">{trouble.value}</p>}
    </div>
  )
}

function ChatForm({ source }: { readonly source: TableSource }) {
  const text = useSignal('')
  const trouble = useSignal('')
  const send = async () => {
    const line = text.value.trim()
    if (line === '') return
    text.value = ''
    const outcome = await source.say(line)
    trouble.value = problemOfSending(outcome)
    // If the line could not be sent, it is put back into the field.
    if (outcome !== 'done' && text.value === '') text.value = line
  }
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        class="input input-inline"
        ref={partRef('chat-field')}
        maxLength={MOST}
        autocomplete="off"
        enterkeyhint="send"
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        placeholder={say('table.say')}
        aria-label={say('table.say')}
      />
      <Button size="small" submit>
        {say('table.send')}
      </Button>
      {trouble.value && (
        <p role="alert" class="chat-trouble">
          {trouble.value}
        </p>
      )}
    </form>
  )
}

function problemOfSending(outcome: Outcome): string {
  if (outcome === 'done') return ''
  if (outcome.code === 'silenced') return say('company.silenced')
  return say(outcome.code === 'too-much' ? 'company.tooMuch' : 'company.notSent')
}

/** Keeps `unread.inSight` true while the chat is on the screen and the browser tab is visible. */
function useInSight(list: { readonly current: Element | null }, unread: Unread): void {
  useEffect(() => {
    const panel = list.current?.parentElement
    if (!panel) return
    let isShown = false
    const settle = () => {
      unread.inSight.value = isShown && document.visibilityState === 'visible'
    }
    const observer = new IntersectionObserver((entries) => {
      isShown = entries.at(-1)?.isIntersecting ?? false
      settle()
    })
    observer.observe(panel)
    document.addEventListener('visibilitychange', settle)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', settle)
      unread.inSight.value = false
    }
  }, [unread.inSight])
}
