// What is drawn in the same way on the table of every game.

import { say } from '../../base/i18n/index.ts'
import { SeatMark } from '../../base/ui/avatar.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { capital } from '../../board-kit/sentences.ts'
import type { RowGroup } from './legend-rows.ts'

export function commonGroups({ names, shown, speaker: { language } }: PlayMoment): RowGroup[] {
  return [
    {
      title: say('legend.players'),
      rows: shown.info.seats.map((_, seat) => ({
        id: `player-${seat}`,
        Picture: () => <SeatMark seat={seat} tone={toneOf(seat)} size={20} />,
        name: names[seat] ?? '',
        ...(seat === shown.seat ? { meaning: say('legend.you') } : {}),
      })),
    },
    {
      title: say('legend.table'),
      rows: [
        {
          id: 'letter',
          Picture: () => <KeyCap kind="offer">F</KeyCap>,
          name: say('legend.key'),
          meaning: say('legend.keyMeaning'),
        },
        {
          id: 'refused',
          Picture: () => <Icon name="refuse" size={22} />,
          name: say('legend.refused'),
          meaning: say('legend.refusedMeaning'),
        },
        {
          id: 'line',
          Picture: () => <Icon name="barrier" size={22} />,
          name: say('legend.barrier'),
          meaning: capital(say('table.barrier'), language),
        },
      ],
    },
  ]
}
