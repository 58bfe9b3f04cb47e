import { useEffect, useMemo } from 'preact/hooks'
import { onlineTable } from '../../client/online/online-table.ts'
import { me } from '../../client/online/session.ts'
import { Table } from '../../shell/table.tsx'

/** The page of a table on the server. */
export function OnlineScreen({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const source = useMemo(() => onlineTable(id, () => (me.value === null ? [] : me.value?.ids)), [id])
  useEffect(() => () => source.close(), [source])
  return <Table source={source} />
}
