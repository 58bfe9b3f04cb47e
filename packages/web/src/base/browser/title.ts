// The title of the browser tab: the name of the screen, then of the site.

import { useEffect } from 'preact/hooks'
import { say } from '../i18n/index.ts'

/** Sets the title. Without one, another component of the page does so. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${say('app.name')}`
    return () => {
      document.title = say('app.name')
    }
  }, [title])
}
