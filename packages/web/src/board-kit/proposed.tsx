import { say } from '../base/i18n/index.ts'
import { Badge } from '../base/ui/badge.tsx'

/** Beside the payment that the rules propose; apart from its name also for those who hear it. */
export const Proposed = () => (
  <>
    {' '}
    <Badge kind="good">{say('table.proposed')}</Badge>
  </>
)
