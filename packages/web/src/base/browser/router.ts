// The router: maps the address to a screen. Links are plain links; a click on a link of this site does not reload the page.

import { computed, signal } from '@preact/signals'
import { dismissOnNavigation } from './dismiss.ts'

const address = signal(new URL(location.href))
addEventListener('popstate', () => {
  address.value = new URL(location.href)
})

export const query = computed(() => address.value.searchParams)
/** Counts clicks on links to the address that is already open, since nothing else reports those. */
export const hashAgain = signal(0)
export const path = computed(() => address.value.pathname)

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState(null, '', to)
  dismissOnNavigation()
  address.value = new URL(location.href)
  if (!replace) scrollTo(0, 0)
}

/** Matches a pattern such as `/table/:id` against the address. Returns the values of the names, or undefined. */
export function match(pattern: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/')
  const given = path.value.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const found: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const said = decoded(given[i] as string)
    if (part.startsWith(':') && said !== undefined) found[part.slice(1)] = said
    else if (part !== given[i]) return undefined
  }
  return found
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

addEventListener('click', (event) => {
  // The page as a whole listens for clicks, because links also occur in texts and may contain elements.
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download) return
  const to = new URL(link.href)
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return
  if (to.pathname === location.pathname && to.hash) {
    if (to.hash === location.hash) hashAgain.value++
    return
  }
  event.preventDefault()
  go(to.pathname + to.search + to.hash)
})
