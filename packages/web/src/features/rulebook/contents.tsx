import type { RulebookChapter } from '@wayfare/text'
import { useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'

type Props = { readonly chapters: readonly RulebookChapter[]; readonly current: string | null }

/** The table of contents: beside the text on wide screens, folded away above it on narrow ones (CSS chooses). */
export function Contents(props: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav class="contents contents-wide" aria-label={say('rulebook.contents')}>
        <Lines {...props} />
      </nav>
      <details class="contents contents-fold" ref={fold}>
        <summary>{say('rulebook.contents')}</summary>
        <nav aria-label={say('rulebook.contents')}>
          <Lines {...props} onPick={() => fold.current?.removeAttribute('open')} />
        </nav>
      </details>
    </>
  )
}

function Lines({ chapters, current, onPick }: Props & { readonly onPick?: () => void }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={current === id ? 'location' : undefined} onClick={onPick}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
