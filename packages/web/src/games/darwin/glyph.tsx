// A small picture beside a thing's name, in prompts, chips and the log.

import { Icon } from './icon.tsx'

export function Glyph({ id }: { readonly id: string }) {
  return id === 'coin' ? <Icon name="coin" size={17} /> : null
}
