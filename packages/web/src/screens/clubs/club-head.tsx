// Emblem, name and words of a club, and what a member can do about all of it: leave, or change and dissolve what is theirs.

import { useState } from 'preact/hooks'
import { go } from '../../base/browser/router.ts'
import { sinceMonth } from '../../base/i18n/days.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { call } from '../../client/online/api.ts'
import { ClubShield } from '../../features/clubs/club-shield.tsx'
import { EmblemChoice } from '../../features/clubs/emblem-choice.tsx'
import { ABOUT_LENGTH } from './clubs-screen.tsx'
import { SureDialog } from './sure-dialog.tsx'
import type { ClubChange } from './use-club-page.ts'

type Props = ClubChange & { readonly run: (work: () => Promise<unknown>) => Promise<boolean> }

export function ClubHead({ club, send, busy, run }: Props) {
  const { name, about, emblem, since, size, role } = club
  const [open, setOpen] = useState<'edit' | 'end' | null>(null)
  const isOwner = role === 'owner'
  const close = () => setOpen(null)
  const end = () =>
    void run(async () => {
      if (isOwner) await call('DELETE /clubs/:name', { path: { name } })
      else await call('POST /clubs/:name/leave', { path: { name } })
      go('/clubs')
    })
  const ending = say(isOwner ? 'clubs.dissolve' : 'clubs.leave')
  return (
    <header class="club-head">
      <ClubShield emblem={emblem} />
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          {say('clubs.since', { month: sinceMonth(since) })} · {say('clubs.size', { count: size })}
        </p>
        {about && <p>{about}</p>}
      </div>
      <nav class="club-sections" aria-label={say('clubs.title')}>
        <a href="/people">{say('nav.people')}</a>
        <a href="/clubs">{say('clubs.own')}</a>
        {role && (
          <MenuButton
            label={say('clubs.more')}
            iconOnly
            items={[
              ...(isOwner
                ? [{ label: say('clubs.edit'), icon: 'pencil' as const, onPick: () => setOpen('edit') }]
                : []),
              { label: ending, icon: 'close', danger: true, onPick: () => setOpen('end') },
            ]}
          />
        )}
      </nav>
      {open === 'edit' && <EditDialog club={club} send={send} busy={busy} onClose={close} />}
      {open === 'end' && (
        <SureDialog
          heading={ending}
          text={say(isOwner ? 'clubs.dissolveSure' : 'clubs.leaveSure', { name })}
          busy={busy}
          onSure={end}
          onClose={close}
        />
      )}
    </header>
  )
}

function EditDialog({ club, send, busy, onClose }: ClubChange & { readonly onClose: () => void }) {
  const [about, setAbout] = useState(club.about)
  const [emblem, setEmblem] = useState(club.emblem)
  const save = async () => {
    await send(() => call('PATCH /clubs/:name', { path: { name: club.name }, body: { about, emblem } }))
    onClose()
  }
  return (
    <Dialog
      open
      heading={say('clubs.edit')}
      closeLabel={say('app.close')}
      onClose={onClose}
      actions={
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          {say('clubs.editSave')}
        </Button>
      }
    >
      <div class="club-form">
        <TextField
          label={say('clubs.aboutLabel')}
          hint={say('clubs.aboutHint')}
          value={about}
          maxLength={ABOUT_LENGTH}
          onInput={setAbout}
        />
        <EmblemChoice current={emblem} onPick={setEmblem} />
      </div>
    </Dialog>
  )
}
