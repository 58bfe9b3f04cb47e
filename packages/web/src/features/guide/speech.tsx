// The speech bubble of the companion, with the answers to it.

import type { ComponentChildren } from 'preact'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { piecesOf } from './inline-markup.ts'

export type GuideAnswer = {
  readonly label: string
  readonly act: () => void
  readonly pressed?: boolean
  readonly primary?: boolean
}

type Props = {
  readonly text: string
  /** A word before it, such as that another move is fine, too. */
  readonly before?: string | undefined
  readonly below?: ComponentChildren
  readonly answers: readonly GuideAnswer[]
  /** The numbers of what is to be seen lit. */
  readonly numbers?: readonly number[] | undefined
}

export function Speech({ text, before, below, answers, numbers }: Props) {
  return (
    <>
      <div class="guide-words" role="status" aria-live="polite">
        {before && <p class="guide-before">{before}</p>}
        <p class="guide-idea">
          <Marked text={text} numbers={numbers} />
        </p>
        {below}
      </div>
      {answers.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds the fields of a form
        <div class="guide-answers" role="group" aria-label={say('guide.answers')}>
          {answers.map(({ label, act, pressed, primary }, i) => (
            <Button
              key={label}
              size="small"
              kind={primary ? 'primary' : 'plain'}
              keyCap={String(i + 1)}
              aria-pressed={pressed}
              onClick={act}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

const Marked = ({ text, numbers }: Pick<Props, 'text' | 'numbers'>) => (
  <>
    {piecesOf(text).map((piece, i) =>
      'number' in piece ? (
        (numbers?.includes(piece.number) ?? true) && (
          <span key={`${i}`} class="guide-mark" aria-hidden="true">
            {piece.number}
          </span>
        )
      ) : piece.bold ? (
        <b key={`${i}`}>{piece.text}</b>
      ) : (
        piece.text
      ),
    )}
  </>
)
