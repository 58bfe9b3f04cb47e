// From the camp to a site of the island, from there up the steps of the research track, and into the temple.

import { Drawn, Icon } from '../icon.tsx'
import { PictureIn } from '../picture.tsx'
import '../colours.css'
import './goal.css'

const STEPS = [0, 1, 2, 3].map((n) => ({ x: 254 + n * 40, y: 112 - n * 21 }))
const BASE = 150

export function GoalPicture() {
  return (
    <svg class="arn-goal" viewBox="0 0 436 150" aria-hidden="true">
      <rect class="sky" width="436" height="150" />
      <circle class="moon" cx="204" cy="30" r="13" />
      <path class="far" d="M0 84 46 52l38 22 40-38 46 44 40-18 44 40v48H0Z" />
      <path class="near" d="M0 110c50-16 110-8 150-14 40-4 80 6 110 20v34H0Z" />
      <path class="shore" d="M0 138c60-12 150-10 254 0v12H0Z" />
      <Drawn name="palm" x={2} y={46} width={46} height={70} />
      <Drawn name="tent" x={40} y={92} width={48} height={32} />
      <Drawn name="pawn" x={88} y={88} width={28} height={38} />
      <path class="trail" d="M120 118c16 4 24-6 30-16" />
      <PictureIn id="level1-tablet-arrowhead" x={134} y={56} width={74} height={43} />
      <PictureIn id="guardian-ship-arrowhead" x={190} y={74} width={40} height={40} />
      <PictureIn id="idol-compass" x={172} y={98} width={22} height={30} />
      <path class="trail" d="M214 124c14 8 24 4 34-6" />
      {STEPS.map(({ x, y }) => (
        <rect key={x} class="step" x={x} y={y} width={436 - x} height={BASE - y} />
      ))}
      {(['arrowhead', 'tablet', 'jewel'] as const).map((name, n) => (
        <Icon key={name} name={name} x={262 + n * 40} y={116 - n * 21} size={22} />
      ))}
      <Icon name="glass" x={300} y={60} size={30} />
      <Icon name="temple" x={376} y={2} size={50} />
    </svg>
  )
}
