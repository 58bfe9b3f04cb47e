import '../base/theme/index.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { settings } from '../base/browser/settings.ts'
import { preferred, say, speak, withWords } from '../base/i18n/index.ts'
import { Toasts } from '../base/ui/toast.tsx'
import { rememberName } from '../client/offline/device-name.ts'
import { me, whoAmI } from '../client/online/session.ts'
import { App } from './app.tsx'
import { LazySeekWatch } from './lazy-seek-watch.tsx'
import { linkManifest } from './manifest-link.ts'
import { keepUpToDate } from './updates.tsx'

void whoAmI()
rememberName()
await speak(preferred(settings.value.language))
linkManifest()
render(<Client />, document.getElementById('app') as HTMLElement)
keepUpToDate()
effect(() => {
  if (me.value?.login)
    import('../features/progress-sync/sync.ts').then(
      ({ keepExchanging }) => keepExchanging(),
      () => {},
    )
})

effect(() => {
  if (me.value)
    withWords(import('../features/friends/text/index.ts'), import('../features/friends/keep-here.tsx')).then(
      ({ keepHere }) => keepHere(),
      () => {},
    )
})

function Client() {
  return (
    <>
      <App />
      <LazySeekWatch />
      <Toasts label={say('local.news')} dismissLabel={say('app.close')} />
    </>
  )
}
