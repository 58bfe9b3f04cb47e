// Notes on a felt board, signed by those who keep the club.

import { CLUB_NOTICE_LENGTH, type ClubInside } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { say, timeOfDay } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { call } from '../../client/online/api.ts'
import type { ClubChange } from './use-club-page.ts'

type Props = ClubChange & { readonly inside: ClubInside }

export function ClubNotices({ club, send, busy, inside: { notices } }: Props) {
  const [text, setText] = useState<string | null>(null)
  const manages = club.role !== 'member'
  const { name } = club
  const pin = async () => {
    const body = { text: (text ?? '').trim() }
    if (body.text !== '' && (await send(() => call('POST /clubs/:name/notices', { path: { name }, body }))))
      setText(null)
  }
  return (
    <Panel
      heading={say('clubs.board')}
      level={2}
      class="club-board"
      action={
        manages &&
        text === null && (
          <Button size="small" kind="quiet" onClick={() => setText('')}>
            {say('clubs.pin')}
          </Button>
        )
      }
    >
      {notices.length === 0 && <p class="club-hint">{say('clubs.noNotes')}</p>}
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <p>{notice.text}</p>
            <small>
              <bdi>{notice.name}</bdi>, {timeOfDay(notice.at)}
            </small>
            {manages && (
              <IconButton
                icon="close"
                size="small"
                label={say('clubs.takeDown', { text: notice.text })}
                onClick={() =>
                  void send(() => call('DELETE /clubs/:name/notices/:id', { path: { name, id: notice.id } }))
                }
              />
            )}
          </li>
        ))}
      </ul>
      {text !== null && (
        <form
          class="club-form"
          onSubmit={(event) => {
            event.preventDefault()
            void pin()
          }}
        >
          <TextField
            label={say('clubs.note')}
            hint={say('clubs.noteHint')}
            value={text}
            maxLength={CLUB_NOTICE_LENGTH}
            onInput={setText}
          />
          <div class="club-buttons">
            <Button submit busy={busy}>
              {say('clubs.pin')}
            </Button>
            <Button kind="quiet" onClick={() => setText(null)}>
              {say('app.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}
