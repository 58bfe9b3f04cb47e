// A table's clock in words: minutes and seconds of a live game, or days and hours of one by correspondence.

import { type ClockTimes, DAY_SECONDS as DAY, isByDays } from '@wayfare/protocol'
import { say } from '../base/i18n/index.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export function clockWords(clock: ClockTimes | null): string {
  if (!clock) return say('create.noClock')
  const { bank, increment, cap } = clock
  if (isByDays(clock)) {
    const days = Math.round(bank / DAY)
    const hours = Math.round(increment / HOUR)
    return cap === undefined
      ? say('create.slow', { days, hours })
      : say('create.slowCapped', { days, hours, most: Math.round(cap / DAY) })
  }
  const minutes = Math.round(bank / MINUTE)
  return cap === undefined
    ? say('create.live', { minutes, seconds: increment })
    : say('create.liveCapped', { minutes, seconds: increment, most: Math.round(cap / MINUTE) })
}
