import { change } from '../../base/browser/settings.ts'
import { say } from '../../base/i18n/index.ts'
import { partOf } from '../../base/ui/screen-parts.ts'

/** For those who read the screen aloud: the drawn table as lists. */
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
