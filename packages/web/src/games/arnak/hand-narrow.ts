import { useEffect, useState } from 'preact/hooks'

const PHONE = '(max-width: 760px)'

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const changed = () => setMatches(media.matches)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [query])
  return matches
}

export const useNarrow = (): boolean => useMedia(PHONE)

/** On a phone, and on a narrow desk that is low, cards are smaller. */
export const useSmallCards = (): boolean => useMedia(`${PHONE}, (max-width: 1080px) and (max-height: 899px)`)
