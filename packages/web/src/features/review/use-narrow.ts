import { useMedia } from '../../base/browser/use-media.ts'

/** On a phone the parts are tabs, not columns. */
export const useNarrow = (): boolean => useMedia('(max-width: 560px)')
