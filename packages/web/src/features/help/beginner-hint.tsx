// To beginners a prompt says one sentence more: what the choice means. The sentences are loaded when one is needed.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import type { Hints } from '../../board-kit/game-client.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { partsOf } from '../../games/index.ts'

type Props = {
  readonly game: string
  /** What is being asked: a question, or what is left of it. */
  readonly prompt: string
  /** Said where there is no such sentence. */
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
