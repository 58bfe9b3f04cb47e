import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Icon } from '../../base/ui/icon.tsx'

/** The page of a replay without an address, where a log can be opened from this device. */
export function ChooseLog({ onChosen }: { readonly onChosen: (text: string) => void }) {
  const chosen = async (files: FileList | null) => {
    const text = await files?.[0]?.text()
    if (text !== undefined) onChosen(text)
  }
  return (
    <main
      class="choose-log"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void chosen(event.dataTransfer?.files ?? null)
      }}
    >
      <h1 class="visually-hidden">{say('replay.title')}</h1>
      <EmptyState
        icon="replay"
        heading={say('replay.choose')}
        actions={
          <>
            <label class="button button-primary choose-log-file">
              <Icon name="upload" size={18} />
              <span class="button-text">{say('replay.openFile')}</span>
              <input
                type="file"
                class="visually-hidden"
                accept=".log,text/plain"
                onChange={({ currentTarget }) => void chosen(currentTarget.files)}
              />
            </label>
            <Button href="/" kind="quiet">
              {say('app.home')}
            </Button>
          </>
        }
      >
        {say('replay.chooseHint')}
      </EmptyState>
    </main>
  )
}
