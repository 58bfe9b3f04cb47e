// The companion, a character who guides through a first game. Each game draws its own; it is never one of the opponents.

import type { Key } from '../base/i18n/index.ts'

/** `whole` and `face` are the addresses of its pictures. */
export type Companion = { readonly name: Key; readonly whole: string; readonly face: string }

type Props = { readonly who: Companion; readonly part: 'whole' | 'face' }

export const CompanionPicture = ({ who, part }: Props) => (
  <img class={`guide-${part}`} src={who[part]} alt="" draggable={false} />
)
