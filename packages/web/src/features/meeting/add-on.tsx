// Lets a spectator take over the seat of a bot, with the position in view, as long as the first round lasts.

import { withWords } from '../../base/i18n/index.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const takeover: PlayAddOn = {
  id: 'takeover',
  when: ({ shown, source }) => (shown.info.may?.takeOver?.length ?? 0) > 0 && source.mine.value.length === 0,
  Panel: (moment) => {
    const TakeoverBar = useLoaded(true, load)
    return TakeoverBar && <TakeoverBar {...moment} />
  },
}

const load = async () => (await withWords(import('./text/index.ts'), import('./takeover-bar.tsx'))).TakeoverBar
