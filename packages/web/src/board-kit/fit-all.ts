// The key that shows every drawing on the table as a whole again.

const fits = new Set<() => void>()

/** Until what it returns is called, `fit` is called with that key. */
export function onFitAll(fit: () => void): () => void {
  fits.add(fit)
  return () => {
    fits.delete(fit)
  }
}

export function fitAll(): void {
  for (const fit of fits) fit()
}
