import { useMedia } from '../../base/browser/use-media.ts'

const NARROW = '(max-width: 1180px), (max-height: 600px)'
const narrow = globalThis.matchMedia?.(NARROW)

export const isNarrow = (): boolean => narrow?.matches ?? false

/** Where there is no room for the whole board, most of it waits behind buttons. */
export const useNarrow = (): boolean => useMedia(NARROW)
