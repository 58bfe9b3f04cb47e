// Loads the watch over a person's seek once they have one.

import { withWords } from '../base/i18n/index.ts'
import { useLoaded } from '../base/ui/use-loaded.ts'
import { me } from '../client/online/session.ts'
import { hasSeek } from '../features/meeting/seek-mark.ts'

export function LazySeekWatch() {
  const isNeeded = hasSeek.value !== null && me.value != null
  const SeekWatch = useLoaded(isNeeded, load)
  return isNeeded && SeekWatch ? <SeekWatch /> : null
}

const load = async () =>
  (await withWords(import('../features/meeting/text/index.ts'), import('../features/meeting/seek-watch.tsx'))).SeekWatch
