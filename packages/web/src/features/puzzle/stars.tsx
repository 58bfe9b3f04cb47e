import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'

type Props = { readonly count: number; readonly of?: number; readonly size?: number }

export const Stars = ({ count, of = 3, size = 18 }: Props) => (
  <span class="puzzle-stars" role="img" aria-label={say('puzzle.starred', { stars: count })}>
    {Array.from({ length: of }, (_, i) => (
      <span key={i} data-got={i < count}>
        <Icon name="star" size={size} />
      </span>
    ))}
  </span>
)
