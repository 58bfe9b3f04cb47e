// A page's stamps, each always at the same place. Pointing at one says what it is; it leads to the game that earned it.

import type { PassportStamp } from '@wayfare/protocol'
import { dayInWords } from '../../base/i18n/days.ts'
import { say } from '../../base/i18n/index.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { Stamp } from '../../features/passport/stamp.tsx'
import type { KnownStamp, StampSheets } from '../../features/passport/use-stamp-sheets.ts'

type Props = {
  readonly heading: string
  readonly stamps: readonly PassportStamp[]
  readonly person: string
  readonly sheets: StampSheets | null
  readonly ink?: string
  readonly size?: number
}

export function PassportStamps({ heading, stamps, person, sheets, ink, size }: Props) {
  return (
    <ul class="passport-stamps" aria-label={heading}>
      {stamps.flatMap((stamp) => {
        const known = sheets?.get(stamp.id)
        return known
          ? [
              <li key={stamp.id}>
                <Place stamp={stamp} known={known} person={person} ink={ink} size={size} />
              </li>,
            ]
          : []
      })}
    </ul>
  )
}

type PlaceProps = {
  readonly stamp: PassportStamp
  readonly known: KnownStamp
  readonly person: string
  readonly ink: string | undefined
  readonly size: number | undefined
}

function Place({ stamp: { have, of, day, table }, known, person, ink, size }: PlaceProps) {
  const isEarned = day !== null
  const progress = of > 1 && have > 0 && !isEarned ? say('passport.progress', { have, of }) : undefined
  const words = isEarned
    ? say('passport.earned', { name: known.name, day: dayInWords(day) })
    : say('passport.todo', { name: known.name })
  const drawn = (
    <>
      <Stamp stamp={known} ink={ink} person={person} day={day} progress={progress && `${have}/${of}`} size={size} />
      <span class="visually-hidden">
        {words}
        {progress && `, ${progress}`}
      </span>
    </>
  )
  const tip = (
    <>
      <b>{known.name}</b>
      <br />
      {isEarned ? dayInWords(day) : known.how}
      {progress && ` ${progress}`}
      {table !== null && (
        <>
          <br />
          {say('passport.seeGame')}
        </>
      )}
    </>
  )
  return (
    <Tooltip text={tip} tapped={table === null}>
      {table === null ? (
        <button type="button" class="passport-stamp">
          {drawn}
        </button>
      ) : (
        <a class="passport-stamp" href={`/replay/${table}`}>
          {drawn}
        </a>
      )}
    </Tooltip>
  )
}
