import { useEffect, useMemo } from 'preact/hooks'
import { me } from '../app/session.ts'
import { onlineTable } from '../net/online-table.ts'
import { TableScreen } from './table-screen.tsx'

/** A table on the server. */
export function OnlineScreen({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const source = useMemo(() => onlineTable(id, () => (me.value === null ? [] : me.value?.ids)), [id])
  useEffect(() => () => source.close(), [source])
  return <TableScreen source={source} />
}
