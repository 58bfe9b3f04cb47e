import type { Catalogue } from '@wayfare/text'

export const en = {
  inspection: {
    space: 'Worker space',
    stop: 'Space of a route',
    'no-tile': 'There is no tile here in this game.',
    ribbon: 'Golden ribbon: {points, plural, one {# point} other {# points}}',
    order: 'Players take their turns in this order. A worker on the turn-order space claims a place in the next round.',
    'action-card': 'Alfred action card',
    'bonus-card': 'Alfred bonus card',
    alfred: 'Tells what Alfred does.',
    player: 'Player',
  },
} as const satisfies Catalogue
