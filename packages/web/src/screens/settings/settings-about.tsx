import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'

export function About() {
  return (
    <Panel heading={say('settings.about')} level={2}>
      <p>{say('settings.aboutText')}</p>
      <div class="settings-row">
        <Button href="/licences">{say('settings.licences')}</Button>
      </div>
    </Panel>
  )
}
