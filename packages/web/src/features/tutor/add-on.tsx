// The tutor of a first game, as it is plugged into the table: what it is made of is loaded at such a table, and nowhere else.

import { useMemo } from 'preact/hooks'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { tutorMarkOf } from '../../client/table/tutor-mark.ts'

export const tutor: PlayAddOn = { id: 'tutor', Panel: TutorAtTable }

function TutorAtTable(moment: PlayMoment) {
  const { shown, picture, panel } = moment
  const tutored = useMemo(() => tutorMarkOf(shown.info.id) !== null, [shown.info.id])
  const Panel = useLoaded(tutored, async () => (await import('./loaded-panel.tsx')).LoadedPanel)
  if (!Panel || !tutored || panel.value !== null || picture.over || shown.seat === null) return null
  return <Panel {...moment} seat={shown.seat} />
}
