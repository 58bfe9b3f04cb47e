// A worker with seals, the ship on the way of the Beagle, a tent on an island, and specimens for the museum.

import { BeaglePicture, Icon, SealIcon, SpecimenPicture } from '../icon.tsx'
import '../colours.css'
import './goal.css'

const SEALS = ['green', 'blue', 'red', 'yellow'] as const
const SPECIMENS = ['green-reptile', 'blue-bird', 'red-plant', 'yellow-fossil'] as const

export function GoalPicture() {
  return (
    <svg class="dar-goal" viewBox="0 0 436 150" aria-hidden="true">
      <rect class="sea" width="436" height="150" />
      <path class="wave" d="M0 122q18-10 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0" />
      <path class="wave" d="M-18 138q18-10 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0" />
      <rect class="page" x="14" y="20" width="88" height="84" rx="6" />
      <Icon name="worker" x={36} y={24} size={44} />
      {SEALS.map((of, n) => (
        <SealIcon key={of} of={of} x={17 + n * 20} y={74} size={22} />
      ))}
      <path class="route" d="M106 62c26-22 44-24 62-8" />
      <BeaglePicture x={150} y={34} width={102} height={85} />
      <path class="land" d="M252 122c4-30 22-44 44-40 20 4 30 18 34 40Z" />
      <Icon name="tent" x={276} y={72} size={36} />
      <rect class="page" x="336" y="14" width="88" height="96" rx="6" />
      {SPECIMENS.map((of, n) => (
        <SpecimenPicture key={of} of={of} x={341 + (n % 2) * 40} y={20 + Math.floor(n / 2) * 44} size={38} />
      ))}
      <path class="route" d="M300 66c8-18 18-26 32-28" />
    </svg>
  )
}
