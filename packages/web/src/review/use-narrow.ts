import { useEffect, useState } from 'preact/hooks'

const phone = matchMedia('(max-width: 599px)')

/** On a phone the parts are tabs, not columns. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(phone.matches)
  useEffect(() => {
    const changed = () => setNarrow(phone.matches)
    phone.addEventListener('change', changed)
    return () => phone.removeEventListener('change', changed)
  }, [])
  return narrow
}
