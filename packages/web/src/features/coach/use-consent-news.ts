import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'
import type { Shown } from '../../client/table/table-source.ts'

/** Tells all players that the coach has become available to them, or tells the person who asked that it was refused. */
export function useConsentNews({ info }: Shown, mine: readonly number[]): void {
  const before = useRef(info)
  useEffect(() => {
    const { coach, proposal } = before.current
    before.current = info
    if (info.status !== 'running' || mine.length === 0) return
    if (info.coach && !coach) showToast({ text: say('table.coachOpen'), kind: 'good', icon: 'lamp' })
    const wasAsked = proposal && 'coach' in proposal.what && mine.includes(proposal.by)
    if (wasAsked && !info.proposal && !info.coach) showToast({ text: say('table.coachRefused'), icon: 'lamp' })
  }, [info])
}
