// Plugs the glossary of the game into the table.

import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { useGlossary } from './use-glossary.ts'

export const glossary: PlayAddOn = { id: 'glossary', Panel: Glossary }

function Glossary({ shown, table, read }: PlayMoment) {
  useGlossary(shown.info.game, table?.Glyph, read)
  return null
}
