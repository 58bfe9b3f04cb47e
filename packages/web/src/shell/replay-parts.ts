import type { ReplayParts } from '../board-kit/replay-parts.ts'
import { mayReview } from '../features/review/may-review.ts'
import { ReviewWithMarks } from '../features/review/review-with-marks.tsx'
import { RuleOverTable } from '../features/rulebook/rule-over-table.tsx'

/** The features that plug into every replay. */
export const REPLAY_PARTS: ReplayParts = { Review: ReviewWithMarks, mayReview, Rule: RuleOverTable }
