import './list-row.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'

type Props = {
  /** A small picture of about 44 px. */
  readonly thumb?: ComponentChildren
  readonly title: ComponentChildren
  readonly sub?: ComponentChildren
  readonly badge?: ComponentChildren
  /** Text at the right edge: a time, a score. */
  readonly aside?: ComponentChildren
  /** Separate controls; then the link covers only the text of the row. */
  readonly actions?: ComponentChildren
  readonly href?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly class?: string | undefined
}

/** A row of an <ul class="list-rows">. */
export function ListRow({ thumb, title, sub, badge, aside, actions, href, onClick, class: given }: Props) {
  const inside = (
    <>
      {thumb !== undefined && <span class="list-row-thumb">{thumb}</span>}
      <span class="list-row-words">
        <b>{title}</b>
        {sub !== undefined && <span>{sub}</span>}
      </span>
      {(badge !== undefined || aside !== undefined) && (
        <span class="list-row-end">
          {badge}
          {aside !== undefined && <span class="list-row-aside">{aside}</span>}
        </span>
      )}
    </>
  )
  return (
    <li class={classNames('list-row', given)}>
      {href !== undefined ? (
        <a class="list-row-main" href={href} onClick={onClick}>
          {inside}
        </a>
      ) : onClick !== undefined ? (
        <button type="button" class="list-row-main" onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div class="list-row-main">{inside}</div>
      )}
      {actions !== undefined && <span class="list-row-actions">{actions}</span>}
    </li>
  )
}
