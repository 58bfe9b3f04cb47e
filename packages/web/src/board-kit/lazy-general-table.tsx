// The general table, loaded when it is first shown: games have tables of their own, and few people ask for the lists.

import { useLoaded } from '../base/ui/use-loaded.ts'
import type { GeneralTable } from './general-table.tsx'

const load = async () => (await import('./general-table.tsx')).GeneralTable

export function LazyGeneralTable(props: Parameters<typeof GeneralTable>[0]) {
  const Loaded = useLoaded(true, load)
  return Loaded && <Loaded {...props} />
}
