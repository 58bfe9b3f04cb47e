// Cards, shown large: what draws them is loaded with the first one.

import { useLoaded } from '../../base/ui/use-loaded.ts'
import { zoomedCards } from './card-zoom.ts'
import { useReadingKeys } from './card-zoom-keys.ts'
import type { Props } from './props.ts'

const load = async () => (await import('./card-zoom.tsx')).CardZoom

/** One for the whole table; whatever is to be shown is handed to `openCardZoom`. */
export function Reading(props: Props) {
  useReadingKeys(props)
  const isOpen = zoomedCards.value.length > 0
  const CardZoom = useLoaded(isOpen, load)
  return isOpen && CardZoom ? <CardZoom {...props} /> : null
}
