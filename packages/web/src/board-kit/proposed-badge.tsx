import { say } from '../base/i18n/index.ts'
import { Badge } from '../base/ui/badge.tsx'

/**
 * A badge beside the payment that the rules propose. Screen readers read it separately from the name of the payment.
 */
export const ProposedBadge = () => (
  <>
    {' '}
    <Badge kind="good">{say('table.proposed')}</Badge>
  </>
)
