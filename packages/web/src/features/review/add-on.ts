// The review of one's own decisions, as the end of a game leads to it.

import { say } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'
import { replayAddress } from '../../client/finished/replay-address.ts'
import { mayReview } from './may-review.ts'

export const review: PlayAddOn = {
  id: 'review',
  endDoor: ({ info, seat }) =>
    seat !== null && mayReview(info)
      ? { icon: 'chart', label: say('end.review'), address: (of) => replayAddress(of, 0, 'mover', seat) }
      : null,
}
