// The companion's face on the sheet of a phone: a touch of it folds the sheet, or opens it again.

import { say } from '../../base/i18n/index.ts'
import { type Companion, CompanionPicture } from '../../board-kit/companion.tsx'

type Props = { readonly companion: Companion; readonly isOpen: boolean; toggle(): void }

export function SheetHead({ companion, isOpen, toggle }: Props) {
  return (
    <button
      type="button"
      class="guide-head"
      aria-expanded={isOpen}
      aria-label={say(isOpen ? 'guide.fold' : 'guide.again')}
      onClick={toggle}
    >
      <CompanionPicture who={companion} part="face" />
    </button>
  )
}
