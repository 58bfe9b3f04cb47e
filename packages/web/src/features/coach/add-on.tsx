// Plugs the coach and its reasons for bot moves into the table.

import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import { LazyCoachPanel } from './lazy-coach-panel.tsx'
import { LazyWhyMarks } from './lazy-why-marks.tsx'
import { permissionsAt } from './permissions.ts'
import { useConsentNews } from './use-consent-news.ts'

const COACH = 'coach'

export const coach: PlayAddOn = {
  id: COACH,
  when({ shown }) {
    const { hint, chances, consent } = permissionsAt(shown)
    return hint === true || chances === true || consent !== undefined
  },
  tool: {
    id: 'hint',
    icon: 'lamp',
    label: ({ shown }) =>
      say(shown.seat === null ? 'table.chances' : permissionsAt(shown).consent ? 'table.hintClosed' : 'table.hint'),
  },
  Panel: CoachPanel,
}

function CoachPanel({ panel, ...moment }: PlayMoment) {
  const { shown } = moment
  const close = () => {
    panel.value = null
  }
  const guided = useMemo(() => markOf(shown.info.id) !== null, [shown.info.id])
  // A hint applies to one moment. After the next move, the guide below it continues.
  useEffect(() => {
    if (guided) close()
  }, [shown.n])
  return <LazyCoachPanel open={panel.value === COACH} {...moment} close={close} />
}

/** Tells everybody at the table when the coach becomes available to them. */
export const coachNews: PlayAddOn = { id: 'coach-news', Panel: ConsentNews }

function ConsentNews({ shown, source }: PlayMoment) {
  useConsentNews(shown, source.mine.value)
  return null
}

export const why: PlayAddOn = {
  id: 'why',
  when: ({ shown }) => permissionsAt(shown).why === true,
  Panel: WhyMarks,
}

function WhyMarks({ drawer, source, shown, speaker, names, entries }: PlayMoment) {
  return (
    <LazyWhyMarks
      opened={drawer.value === 'log' || drawer.value === 'side'}
      {...{ source, shown, speaker, names, entries }}
    />
  )
}
