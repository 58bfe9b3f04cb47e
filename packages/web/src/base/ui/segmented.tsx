import './field.css'
import './segmented.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Segment<T extends string> = {
  readonly value: T
  readonly label: ComponentChildren
  readonly icon?: IconName | undefined
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined
  /** What the label stands for, where it is short: "Русский" for "РУ". */
  readonly title?: string | undefined
}

type Props<T extends string> = {
  readonly label: ComponentChildren
  /** The label is said aloud, and not shown. */
  readonly labelHidden?: boolean | undefined
  readonly value: T
  readonly segments: readonly Segment<T>[]
  readonly onChange: (value: T) => void
  readonly class?: string | undefined
}

/** Radio buttons side by side: arrow keys come with them. */
export function Segmented<T extends string>({ label, labelHidden, value, segments, onChange, class: given }: Props<T>) {
  const name = useId()
  return (
    <fieldset class={classNames('segmented', given)}>
      <legend class={labelHidden ? 'visually-hidden' : 'field-label'}>{label}</legend>
      <div class="segmented-row">
        {segments.map((segment) => (
          <label class="segment" key={segment.value} lang={segment.lang} title={segment.title}>
            <input
              type="radio"
              class="visually-hidden"
              name={name}
              aria-label={segment.title}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon && <Icon name={segment.icon} size={16} />}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
