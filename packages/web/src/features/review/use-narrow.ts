import { useMedia } from '../../base/ui/use-media.ts'

/** On a phone the parts are tabs, not columns. */
export const useNarrow = (): boolean => useMedia('(max-width: 599px)')
