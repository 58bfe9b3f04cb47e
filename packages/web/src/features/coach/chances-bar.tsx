import type { Figures, Suggestion } from '@wayfare/bots/coach'
import { say } from '../../base/i18n/index.ts'
import { EARLY } from '../../board-kit/suggestion-verdict.ts'

const percent = (share: number): number => Math.round(share * 100)

/** Shows the chances to win after the best suggestion. */
export function ChancesBar({ ways, worlds }: { readonly ways: readonly Suggestion[]; readonly worlds: number }) {
  const [best] = ways
  if (!best || worlds < EARLY) return null
  return (
    <div class="coach-chances">
      <p>
        {say('table.chances')} <b>{say('coach.percent', { value: percent(best.chance.value) })}</b>
      </p>
      <ChanceBar chance={best.chance} />
    </div>
  )
}

/** The uncertain part is hatched. */
export function ChanceBar({ chance: { value, low, high } }: Pick<Figures, 'chance'>) {
  return (
    <>
      <span class="coach-bar" aria-hidden="true">
        <span class="coach-won" style={{ width: `${percent(value)}%` }} />
        <span class="coach-unsure" style={{ left: `${percent(low)}%`, right: `${100 - percent(high)}%` }} />
      </span>
      <small>{say('coach.unsure', { low: percent(low), high: percent(high) })}</small>
    </>
  )
}
