import { useEffect, useState } from 'preact/hooks'

/** As in the style sheets. */
export const PHONE = '(max-width: 760px)'

/** Whether it holds, from now on. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const changed = () => setMatches(media.matches)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [query])
  return matches
}
