// Who guides: drawn here, and never one of the opponents.

import cat from './art/cat.svg?url'
import catFace from './art/cat-face.svg?url'
import harriet from './art/harriet.svg?url'
import harrietFace from './art/harriet-face.svg?url'
import pim from './art/pim.svg?url'
import pimFace from './art/pim-face.svg?url'
import type { Companion } from './lessons/lesson.ts'

const DRAWN: Readonly<Record<Companion, { readonly whole: string; readonly face: string }>> = {
  pim: { whole: pim, face: pimFace },
  harriet: { whole: harriet, face: harrietFace },
  cat: { whole: cat, face: catFace },
}

type Props = { readonly who: Companion; readonly part: 'whole' | 'face' }

export const CompanionPicture = ({ who, part }: Props) => (
  <img class={`guide-${part}`} src={DRAWN[who][part]} alt="" draggable={false} />
)
