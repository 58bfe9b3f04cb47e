import { useEffect, useState } from 'preact/hooks'

const narrow = matchMedia('(max-width: 760px), (max-width: 1080px) and (max-height: 899px)')

/** On a phone, and on a narrow desk that is low, cards are smaller. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(narrow.matches)
  useEffect(() => {
    const changed = () => setNarrow(narrow.matches)
    narrow.addEventListener('change', changed)
    return () => narrow.removeEventListener('change', changed)
  }, [])
  return isNarrow
}
