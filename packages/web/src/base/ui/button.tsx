import './button.css'
import type { ButtonHTMLAttributes, RefObject } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'
import { Icon, type IconName } from './icon.tsx'
import { KeyCap } from './key-cap.tsx'

/**
 * `primary` is the one prominent button, `mine` a prominent move in the player's colour, `plain` has an outline and
 * `quiet` none.
 */
export type ButtonKind = 'primary' | 'mine' | 'plain' | 'quiet' | 'danger'

type Looks = {
  readonly kind?: ButtonKind | undefined
  readonly size?: 'small' | 'normal' | 'large' | undefined
  readonly icon?: IconName | undefined
  /** True while the button's action runs; a second click is ignored. */
  readonly busy?: boolean | undefined
  /** The name of the key that does the same. */
  readonly keyCap?: string | undefined
  /** The move that it makes. */
  readonly move?: string | undefined
  /** Its id among the buttons of the bar. */
  readonly tool?: string | undefined
  /** A ref for components that focus the button. */
  readonly button?: RefObject<HTMLButtonElement | null> | undefined
  /** True if it is as wide as there is room. */
  readonly wide?: boolean | undefined
  /** True if it sends the form around it. */
  readonly submit?: boolean | undefined
  /** Set if it leads to a page instead of doing something. */
  readonly href?: string | undefined
  /** The file name under which its target is saved. */
  readonly download?: string | undefined
  readonly class?: string | undefined
}
type Own = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'class' | 'className' | 'size' | 'icon' | 'type' | 'role' | 'ref'
>

export function Button(props: Looks & Own) {
  const {
    kind = 'plain',
    size = 'normal',
    icon,
    busy,
    keyCap,
    move,
    tool,
    button,
    wide,
    submit = false,
    href,
    class: given,
    children,
    ...rest
  } = props
  const looks = classNames(
    'button',
    `button-${kind}`,
    size !== 'normal' && `button-${size}`,
    wide && 'button-wide',
    given,
  )
  const inside = (
    <>
      {busy ? (
        <span class="button-spinner" aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} size={size === 'large' ? 22 : 18} />
      )}
      {children !== undefined && <span class="button-text">{children}</span>}
      {keyCap !== undefined && <KeyCap>{keyCap}</KeyCap>}
    </>
  )
  if (href !== undefined) {
    const { disabled: _, form: _form, ...link } = rest as Record<string, unknown>
    return (
      <a {...link} class={looks} href={href}>
        {inside}
      </a>
    )
  }
  const onClick = busy ? (event: Event) => event.preventDefault() : rest.onClick
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      class={looks}
      data-tool={tool}
      {...standsFor({ move, tool }, button)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {inside}
    </button>
  )
}

type IconButtonProps = Omit<Looks, 'icon' | 'wide' | 'keyCap'> &
  Own & {
    readonly icon: IconName
    /** Says what the button does, as its tooltip and for screen readers. */
    readonly label: string
    /** A number shown on the button, such as that of unread lines. */
    readonly count?: number | undefined
  }

export function IconButton({ icon, label, count, class: given, kind = 'quiet', ...rest }: IconButtonProps) {
  const hasCount = count !== undefined && count > 0
  return (
    <Button
      {...rest}
      kind={kind}
      class={classNames('icon-button', given)}
      aria-label={hasCount ? `${label} ${count}` : label}
      title={label}
    >
      <Icon name={icon} size={rest.size === 'small' ? 18 : 20} />
      {hasCount && <span class="icon-button-count">{count}</span>}
    </Button>
  )
}
