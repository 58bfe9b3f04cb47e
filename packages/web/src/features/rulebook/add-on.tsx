// Plugs the rulebook into the table, where it opens as a drawer.

import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { RuleOverTable } from './rule-over-table.tsx'

export const rulebook: PlayAddOn = { id: 'rulebook', Panel: RuleDrawer }

function RuleDrawer({ shown, rule }: PlayMoment) {
  return (
    <RuleOverTable
      game={shown.info.game}
      rule={rule.value}
      onClose={() => {
        rule.value = null
      }}
    />
  )
}
