import type { ReplayParts } from '../board-kit/replay-parts.ts'
import { MarkingReview } from '../features/review/marking-review.tsx'
import { mayReview } from '../features/review/may-review.ts'
import { RuleOverTable } from '../features/rulebook/rule-over-table.tsx'

/** What every replay is shown with. */
export const REPLAY_PARTS: ReplayParts = { Review: MarkingReview, mayReview, Rule: RuleOverTable }
