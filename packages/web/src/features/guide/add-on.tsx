// The guide of a guided first game, as it is plugged into the table.

import { useMemo } from 'preact/hooks'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import { LazyGuidePanel } from './lazy-guide-panel.tsx'

export const guide: PlayAddOn = { id: 'guide', Panel: Guide }

/** Any other panel lies over it. */
function Guide({ shown, picture, speaker, pointing, drawer, panel, read }: PlayMoment) {
  const guided = useMemo(() => markOf(shown.info.id) !== null, [shown.info.id])
  if (!guided || panel.value !== null || picture.over) return null
  const askForHint = () => {
    panel.value = 'coach'
  }
  return <LazyGuidePanel {...{ shown, picture, speaker, pointing, drawer, read, askForHint }} />
}
