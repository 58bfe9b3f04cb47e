import '../theme/index.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { preferred, say, speak } from '../i18n/index.ts'
import { rememberName } from '../local/device-name.ts'
import { Toasts } from '../ui/toast.tsx'
import { App } from './app.tsx'
import { me, whoAmI } from './session.ts'
import { settings } from './settings.ts'
import { keepUpToDate } from './updates.tsx'

void whoAmI()
rememberName()
await speak(preferred(settings.value.language))
render(<Client />, document.getElementById('app') as HTMLElement)
keepUpToDate()
effect(() => {
  if (me.value?.login)
    import('../learnt/exchange.ts').then(
      ({ keepExchanging }) => keepExchanging(),
      () => {},
    )
})

function Client() {
  return (
    <>
      <App />
      <Toasts label={say('local.news')} dismissLabel={say('app.close')} />
    </>
  )
}
