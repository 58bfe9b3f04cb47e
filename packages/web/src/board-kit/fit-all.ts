// The key that zooms every drawing on the table out to show it whole.

const fits = new Set<() => void>()

/** Calls `fit` whenever the key is pressed. Returns a function that stops listening. */
export function onFitAll(fit: () => void): () => void {
  fits.add(fit)
  return () => {
    fits.delete(fit)
  }
}

export function fitAll(): void {
  for (const fit of fits) fit()
}
