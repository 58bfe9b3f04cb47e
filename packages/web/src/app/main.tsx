import '../theme/index.css'
import { render } from 'preact'
import { preferred, speak } from '../i18n/index.ts'
import { App } from './app.tsx'
import { whoAmI } from './session.ts'
import { settings } from './settings.ts'

void whoAmI()
await speak(preferred(settings.value.language))
render(<App />, document.getElementById('app') as HTMLElement)
