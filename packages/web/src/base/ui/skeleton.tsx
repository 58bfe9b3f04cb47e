import './skeleton.css'

type Props = {
  /** What is being loaded, for those who listen. */
  readonly label: string
  /** `rows`: like list rows; `lines`: like text; `block`: like a picture. */
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
