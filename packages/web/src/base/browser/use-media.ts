import { useEffect, useState } from 'preact/hooks'

/**
 * As in the style sheets: too narrow or too low for a whole table. The parts beside the board are then drawers. A window that is enlarged
 * to 200 % counts, and a phone held sideways.
 */
export const PHONE = '(max-width: 760px), (max-height: 600px)'

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
