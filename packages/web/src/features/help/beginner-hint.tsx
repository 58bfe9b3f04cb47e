// Adds one sentence to the prompt for beginners that says what the choice means. The sentences are loaded when the
// first is needed.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import type { Hints } from '../../board-kit/game-client.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { partsOf } from '../../games/index.ts'

type Props = {
  readonly game: string
  /** The question, or what remains of it. */
  readonly prompt: string
  /** The text to show if there is no such sentence. */
  readonly less: string | undefined
}

export function BeginnerHint({ game, prompt, less }: Props) {
  const [said, setSaid] = useState<Hints | null>(null)
  const wished = language.value
  useEffect(() => {
    let stale = false
    partsOf(game)
      .then(({ hints }) => hints?.[wished]())
      .then(
        (found) => !stale && found && setSaid(found),
        () => {},
      )
    return () => {
      stale = true
    }
  }, [game, wished])
  const text = said?.[prompt]
  if (text)
    return (
      <span class="more-said">
        <GlossaryText text={text} />
      </span>
    )
  return less ? <GlossaryText text={less} /> : null
}
