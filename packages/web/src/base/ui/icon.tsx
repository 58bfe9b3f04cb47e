import './icon.css'
import { classNames } from './class-names.ts'
import { ICONS, type IconName } from './icons.ts'

export type { IconName } from './icons.ts'

type Props = {
  readonly name: IconName
  /** The size in pixels at the normal text size; it grows with the text. */
  readonly size?: number | undefined
  /** Read aloud if the icon has no text beside it; without it the icon is decoration. */
  readonly label?: string | undefined
  readonly class?: string | undefined
}

export function Icon({ name, size = 18, label, class: given }: Props) {
  const { line, fill } = ICONS[name]
  const side = `${size / 16}rem`
  return (
    <svg
      class={classNames('icon', given)}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {line !== '' && <path d={line} />}
      {fill !== undefined && <path class="icon-solid" d={fill} />}
    </svg>
  )
}
