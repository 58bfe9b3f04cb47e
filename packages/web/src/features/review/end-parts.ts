import { say } from '../../base/i18n/index.ts'
import type { EndParts } from '../../board-kit/add-on.ts'
import { replayAddress } from '../../client/finished/replay-address.ts'
import { mayReview } from './may-review.ts'

/** Adds a link to the review of the viewer's own decisions to the end screen. */
export const endParts: EndParts = {
  door: ({ info, seat }) =>
    seat !== null && mayReview(info)
      ? { icon: 'chart', label: say('end.review'), address: (of) => replayAddress(of, 0, 'mover', seat) }
      : null,
}
