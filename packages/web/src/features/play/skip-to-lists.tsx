import { change } from '../../base/browser/settings.ts'
import { say } from '../../base/i18n/index.ts'
import { partOf } from '../../base/ui/screen-parts.ts'

/** A link for people with screen readers that replaces the drawn table by lists. */
export function SkipToLists() {
  return (
    <button
      type="button"
      class="skip-link"
      onClick={() => {
        change({ plain: true })
        partOf('table')?.focus()
      }}
    >
      {say('table.skipPlain')}
    </button>
  )
}
