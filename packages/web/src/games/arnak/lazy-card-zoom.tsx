// Loads the enlarged view. There is one for the whole table, opened by `openCardZoom`.

import { useLoaded } from '../../base/ui/use-loaded.ts'
import { zoomedCards } from './card-zoom.ts'
import { useReadingKeys } from './card-zoom-keys.ts'
import type { Props } from './props.ts'

const load = async () => (await import('./card-zoom.tsx')).CardZoom

export function LazyCardZoom(props: Props) {
  useReadingKeys(props)
  const ids = zoomedCards.value
  const CardZoom = useLoaded(ids.length > 0, load)
  return CardZoom && ids.length > 0 && <CardZoom {...props} ids={ids} />
}
