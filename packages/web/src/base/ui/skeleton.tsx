import './skeleton.css'

type Props = {
  /** Says to screen readers what is being loaded. */
  readonly label: string
  /** `rows` looks like list rows, `lines` like text, and `block` like a picture. */
  readonly kind?: 'rows' | 'lines' | 'block' | undefined
  readonly count?: number | undefined
}

export const Skeleton = ({ label, kind = 'lines', count = 3 }: Props) => (
  <div class={`skeleton skeleton-${kind}`} role="status" aria-busy="true">
    <span class="visually-hidden">{label}</span>
    {Array.from({ length: kind === 'block' ? 1 : count }, (_, index) => (
      <i key={index} aria-hidden="true" />
    ))}
  </div>
)
