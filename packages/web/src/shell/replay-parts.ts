import type { ReplayParts } from '../board-kit/replay-parts.ts'
import { mayReview } from '../features/review/may-review.ts'
import { ReviewWithMarks } from '../features/review/review-with-marks.tsx'
import { RuleOverTable } from '../features/rulebook/rule-over-table.tsx'

/** What every replay is shown with. */
export const REPLAY_PARTS: ReplayParts = { Review: ReviewWithMarks, mayReview, Rule: RuleOverTable }
