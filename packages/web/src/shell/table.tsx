import type { TableSource } from '../client/table/table-source.ts'
import { TableScreen } from '../features/play/table-screen.tsx'
import { ADD_ONS } from './add-ons.ts'

/** A table with all features, from any source. */
export const Table = ({ source }: { readonly source: TableSource }) => <TableScreen source={source} addOns={ADD_ONS} />
