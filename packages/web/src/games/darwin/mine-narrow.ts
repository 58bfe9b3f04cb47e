import { useEffect, useState } from 'preact/hooks'

const narrow = matchMedia('(max-width: 1180px)')

/** Where there is no room for the whole board, most of it waits behind buttons. */
export function useNarrow(): boolean {
  const [is, set] = useState(narrow.matches)
  useEffect(() => {
    const changed = () => set(narrow.matches)
    narrow.addEventListener('change', changed)
    return () => narrow.removeEventListener('change', changed)
  }, [])
  return is
}
