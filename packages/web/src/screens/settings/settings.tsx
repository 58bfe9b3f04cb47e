// The settings page: this device, notices, and the account.

import { say } from '../../base/i18n/index.ts'
import { Page } from '../../shell/page.tsx'
import { About } from './settings-about.tsx'
import { Account } from './settings-account.tsx'
import { Habits, Help, Looks } from './settings-habits.tsx'
import { MutedPeople } from './settings-muted.tsx'
import { Notices } from './settings-notices.tsx'
import '../../shell/form-page.css'
import './settings.css'

export function SettingsScreen() {
  return (
    <Page title={say('settings.title')}>
      <h1>{say('settings.title')}</h1>
      <div class="create settings">
        <Looks />
        <Habits />
        <Help />
        <Notices />
        <Account />
        <MutedPeople />
        <About />
      </div>
    </Page>
  )
}
