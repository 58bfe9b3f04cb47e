// Warnings before a move: what it wastes or loses, and that it cannot be undone.

import type { Offered } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'

type Props = { readonly option: Offered; readonly props: GameTableProps; readonly table: GameTable | null }

export function Notes({ option, props, table }: Props) {
  const warning = table?.warns?.(option, props)
  return (
    <>
      {warning && (
        <span class="play-note">
          <Icon name="warning" size={16} /> {warning.text}
        </span>
      )}
      {option.reveals && (
        <span class="play-note">
          <Icon name="eye" size={16} /> {say(props.info.may?.rewind === 'alone' ? 'table.foundPast' : 'table.found')}
        </span>
      )}
    </>
  )
}
