// Chapters as they are plugged into the table: what they are made of is loaded at the table of one.

import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'

export const chapter: PlayAddOn = {
  id: 'chapter',
  when: ({ shown }) => shown.info.practice?.table.startsWith('/learn') === true,
  Panel: ChapterAtTable,
}

function ChapterAtTable(moment: PlayMoment) {
  const Panel = useLoaded(true, async () => (await import('./chapter-panel.tsx')).ChapterPanel)
  return Panel && <Panel {...moment} />
}
