import { Icon, type IconName } from '../base/ui/icon.tsx'

/** Icons by the names of facts. Games name facts after what happens, so one list serves all of them. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/^over$|verdict|defeat|^first$|ribbon/, 'trophy'],
  [/^round|refresh|staff|^order$|shuffle/, 'repeat'],
  [/roll|dice|^die|improved|changed/, 'dice'],
  [/^drawn$|erased|segment/, 'pencil'],
  [/pass|ready|finished|idle|rests|fails/, 'pass'],
  [/gain|paid|traded|reward|goal|score|bonus|envelope|stamp/, 'star'],
  [/guardian|overc|struck|madness|encounter|fear|lost|calm|blessed/, 'shield'],
  [/task|objective|reached|temple|tent|ancient/, 'flag'],
  [/visit|unlock|door|^use/, 'door'],
  [/study|deliver|glass|notebook|academy|seal|research/, 'rulebook'],
  [/^draw|card|bought|taken|kept|played|crew|^row|returned|discarded|exiled|given|apart|turned-up/, 'cards'],
  [/dug|site|explor|sail|land|relocated|recalled|discover|route|quarter|place|step|pawn|travel|led/, 'compass'],
  [/recruit|rescue|gilded|swapped|tourists|call/, 'friends'],
]

export function LogIcon({ kind }: { readonly kind: string }) {
  const name = ICONS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'pointer'
  return <Icon name={name} size={16} class="log-icon" />
}
