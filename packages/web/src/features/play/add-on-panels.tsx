import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { isThere } from './use-shortcuts.ts'

type Props = { readonly addOns: readonly PlayAddOn[]; readonly moment: PlayMoment }

/** Renders the panels that features draw over the table. */
export const AddOnPanels = ({ addOns, moment }: Props) =>
  addOns.map((one) => one.Panel && isThere(one, moment) && <one.Panel key={one.id} {...moment} />)
