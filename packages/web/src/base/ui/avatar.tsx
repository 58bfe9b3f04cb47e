import { isPersona, type Persona } from '@wayfare/bots/personas'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import './avatar.css'
import { classNames } from './class-names.ts'
import { seatShape, type Tone } from './seat.ts'

type Props = {
  readonly name: string
  /** The seat, which decides the shape. */
  readonly seat?: number | undefined
  /** The colour of the seat. Without one it is a person outside of a game, shown as an outline. */
  readonly tone?: Tone | undefined
  /** The bot that plays; the six personas show their portraits. */
  readonly bot?: string | boolean | null | undefined
  readonly presence?: 'here' | 'away' | undefined
  /** Read aloud in place of the name, which is usually beside it. */
  readonly label?: string | undefined
  readonly size?: number | undefined
  readonly class?: string | undefined
}

export function Avatar({ name, seat = 0, tone, bot, presence, label, size = 28, class: given }: Props) {
  const side = `${size / 16}rem`
  return (
    <span
      class={classNames('avatar', tone === undefined ? 'avatar-outline' : `tone-${tone}`, given)}
      data-presence={presence}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <svg width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
        <path class="avatar-shape" d={seatShape(seat)} />
        {typeof bot === 'string' && isPersona(bot) ? (
          <Face person={bot} seat={seat} />
        ) : bot ? (
          <Bot />
        ) : (
          <text class="avatar-initial" x="12" y="16.4">
            {initial(name)}
          </text>
        )}
        {presence && <circle class="avatar-presence" cx="20.5" cy="20.5" r="3.4" />}
      </svg>
    </span>
  )
}

/**
 * A portrait in the shape of the seat, with the seat's colour as its rim, at a size where the head fills the middle.
 */
function Face({ person, seat }: { readonly person: Persona; readonly seat: number }) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d={seatShape(seat)} transform="translate(12 12) scale(.84) translate(-12 -12)" />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <image href={`/faces/${person}.svg`} x="-3.5" y="-1" width="31" height="31" />
      </g>
    </>
  )
}

const Bot = () => (
  <g class="avatar-bot">
    <path d="M7.5 9.5h9v7h-9ZM12 9.5V6.5" />
    <path
      class="avatar-bot-solid"
      d="M12 4.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM9.3 11.5h1.8v3H9.3ZM12.9 11.5h1.8v3h-1.8Z"
    />
  </g>
)

const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?'

type FaceProps = {
  readonly bot: string | null
  readonly seat: number
  readonly tone: Tone
  readonly size: number
  /** Shown for everybody else. */
  readonly children: ComponentChildren
}

/** Shows a portrait for personas, and otherwise the bare mark of the seat. */
export const FaceOr = ({ bot, seat, tone, size, children }: FaceProps) =>
  bot !== null && isPersona(bot) ? <Avatar name="" bot={bot} seat={seat} tone={tone} size={size} /> : children

/** The bare shape of a seat, for text and lists. */
export function SeatMark({
  seat,
  tone,
  size = 12,
}: {
  readonly seat: number
  readonly tone: Tone
  readonly size?: number
}) {
  const side = `${size / 16}rem`
  return (
    <svg class={`seat-mark tone-${tone}`} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatShape(seat)} />
    </svg>
  )
}
