// The reader's own clubs, and the form that founds one.

import type { Emblem } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { EmblemChoice } from '../../features/clubs/emblem-choice.tsx'
import { clubAddress, OwnClubs } from '../../features/clubs/own-clubs.tsx'
import { useClubWork } from '../../features/clubs/use-club-work.ts'
import { Page } from '../../shell/page.tsx'
import './club.css'

const NAME_LENGTH = 32
export const ABOUT_LENGTH = 160

export const ClubsScreen = () => (
  <Page title={say('clubs.title')}>
    <h1>{say('clubs.title')}</h1>
    <div class="clubs-page">
      <OwnClubs />
      <Panel heading={say('clubs.found')} level={2} class="club-form">
        {me.value?.login ? <FoundingForm /> : <NoAccount />}
      </Panel>
    </div>
  </Page>
)

export const NoAccount = () => (
  <>
    <p class="club-hint">{say('clubs.account')}</p>
    <Button href="/settings">{say('clubs.toSettings')}</Button>
  </>
)

function FoundingForm() {
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [emblem, setEmblem] = useState<Emblem>('lantern')
  const { trouble, busy, run } = useClubWork()
  const found = () =>
    void run(async () => {
      const club = await call('POST /clubs', { body: { name: name.trim(), about, emblem } })
      go(clubAddress(club.name))
    })
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') found()
      }}
    >
      <TextField label={say('clubs.name')} value={name} maxLength={NAME_LENGTH} autocomplete="off" onInput={setName} />
      <TextField
        label={say('clubs.aboutLabel')}
        hint={say('clubs.aboutHint')}
        value={about}
        maxLength={ABOUT_LENGTH}
        autocomplete="off"
        onInput={setAbout}
      />
      <EmblemChoice current={emblem} onPick={setEmblem} />
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <Button kind="primary" submit busy={busy.value}>
        {say('clubs.make')}
      </Button>
    </form>
  )
}
