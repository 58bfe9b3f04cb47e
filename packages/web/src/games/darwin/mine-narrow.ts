import { useEffect, useState } from 'preact/hooks'

const narrow = globalThis.matchMedia?.('(max-width: 1180px)')

export const isNarrow = (): boolean => narrow?.matches ?? false

/** Where there is no room for the whole board, most of it waits behind buttons. */
export function useNarrow(): boolean {
  const [is, set] = useState(isNarrow)
  useEffect(() => {
    const changed = () => set(isNarrow())
    narrow?.addEventListener('change', changed)
    return () => narrow?.removeEventListener('change', changed)
  }, [])
  return is
}
