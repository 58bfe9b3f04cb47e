import { useEffect, useState } from 'preact/hooks'

/** Loads a part when it is first wanted, and keeps it; null until it is loaded. */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>, failed: () => void = () => {}): T | null {
  const [loaded, setLoaded] = useState<{ readonly part: T } | null>(null)
  useEffect(() => {
    if (wanted && !loaded) load().then((part) => setLoaded({ part }), failed)
  }, [wanted])
  return loaded ? loaded.part : null
}
