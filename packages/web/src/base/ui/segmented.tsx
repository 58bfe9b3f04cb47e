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
  /** The language of the label, if it is not the page's. */
  readonly lang?: string | undefined
  /** The full text of a short label: "Русский" for "РУ". */
  readonly title?: string | undefined
}

type Props<T extends string> = {
  readonly label: ComponentChildren
  /** True if the label is only read aloud. */
  readonly labelHidden?: boolean | undefined
  readonly value: T
  readonly segments: readonly Segment<T>[]
  readonly onChange: (value: T) => void
  readonly class?: string | undefined
}

/** Radio buttons in a row; arrow keys work as in every radio group. */
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
