import { useEffect, useState } from 'preact/hooks'

const phone = matchMedia('(max-width: 760px)')

/** On a phone cards are smaller. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(phone.matches)
  useEffect(() => {
    const changed = () => setNarrow(phone.matches)
    phone.addEventListener('change', changed)
    return () => phone.removeEventListener('change', changed)
  }, [])
  return narrow
}
