// What the rulebook shows of this game's drawings: the small pictures, in the colours of the table.

import './colours.css'

export { Glyph } from './glyph.tsx'
