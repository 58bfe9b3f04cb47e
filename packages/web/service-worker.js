// Caches the client on the device: pages open without a network, games on this device continue under the rules they
// began with, and notices are shown while no page is open. The build replaces `BUILD`.

/* global BUILD */

const SHELL = 'wayfare shell '
const RULES = 'wayfare rules'
const WISHES = 'wayfare wishes'
const OURS = SHELL + BUILD.name
/** The number of cached builds, because pages of the previous build may still be open. */
const SHELLS_KEPT = 2

const known = new Set([...BUILD.always, ...Object.values(BUILD.languages).flat()])
const NAMED_BY_CONTENT = /^\/(?:assets|engines)\/[^/]*-[\w-]{8}\.\w+$/

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    if (!/\.\w+$/.test(pathname)) event.respondWith(fromCache('/index.html', request))
  } else if (known.has(pathname) || NAMED_BY_CONTENT.test(pathname)) event.respondWith(fromCache(pathname, request))
})
addEventListener('message', (event) => {
  const { t, language, games } = event.data
  if (t === 'update') event.waitUntil(skipWaiting())
  if (t === 'keep') event.waitUntil(keep({ language, games }).then(() => event.ports[0]?.postMessage('kept')))
})

async function fill() {
  const wishes = await cachedWishes()
  await keepAll([...BUILD.always, ...wishedFor(wishes)])
}

/**
 * Returns the file from this build's cache; otherwise from any cache if its name contains a hash of its content;
 * otherwise from the network.
 */
async function fromCache(path, request) {
  const own = await (await caches.open(OURS)).match(path)
  if (own) return own
  const byContent = NAMED_BY_CONTENT.test(path)
  const kept = byContent && (await caches.match(path))
  if (kept) return kept
  const answer = await fetch(request)
  if (byContent && answer.ok) await (await caches.open(OURS)).put(path, answer.clone())
  return answer
}

/** Loads a few files at a time, because the page loads files too. */
async function keepAll(paths) {
  const cache = await caches.open(OURS)
  const waiting = [...paths]
  const keepSome = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop())
      if (!(await cache.match(path))) await keepOne(cache, path)
  }
  await Promise.all([keepSome(), keepSome(), keepSome()])
}

async function keepOne(cache, path) {
  const byContent = NAMED_BY_CONTENT.test(path)
  const before = byContent && (await caches.match(path))
  const answer = before || (await fetch(path, { cache: byContent ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await cache.put(path, answer)
}

/**
 * Caches the languages that are used here and the games offered besides the product's. Later builds cache them as well.
 */
async function keep({ language, games }) {
  const before = await cachedWishes()
  const wishes = {
    languages: [...new Set([...before.languages, language])],
    games: [...new Set([...before.games, ...games])],
  }
  await (await caches.open(WISHES)).put('/wishes', new Response(JSON.stringify(wishes)))
  await keepAll(wishedFor(wishes))
}

async function cachedWishes() {
  const kept = await (await caches.open(WISHES)).match('/wishes')
  return kept ? kept.json() : { languages: [], games: [] }
}

const wishedFor = ({ languages, games }) => [
  ...languages.flatMap((language) => BUILD.languages[language] ?? []),
  ...games.flatMap((game) => BUILD.games[game] ?? []),
]

/** Keeps the rules of games on this device in the cache, whichever build they came with. */
async function takeOver() {
  const used = await rulesInUse()
  if (used) {
    const rules = await caches.open(RULES)
    for (const address of used) {
      const kept = await caches.match(address)
      if (kept) await rules.put(address, kept)
    }
    for (const { url } of await rules.keys()) if (!used.has(new URL(url).pathname)) await rules.delete(url)
    const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== OURS)
    for (const name of shells.slice(0, Math.max(0, shells.length - SHELLS_KEPT + 1))) await caches.delete(name)
  }
  await clients.claim()
}

/** Returns the addresses of rules in use; undefined if they are unknown, so that nothing is deleted. */
function rulesInUse() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('wayfare')
    // The database does not exist yet, and this code must not create it.
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => resolve(opening.error?.name === 'AbortError' ? new Set() : undefined)
    opening.onsuccess = () => {
      const db = opening.result
      const asked = db.transaction('tables').objectStore('tables').getAll()
      asked.onsuccess = () => resolve(new Set(asked.result.map(({ rules }) => rules)))
      asked.onerror = () => resolve(undefined)
      asked.transaction.oncomplete = () => db.close()
    }
  })
}

addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, { body, tag, data: { url }, icon: '/icon-192.png', badge: '/badge-96.png' }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

async function show(url) {
  const { pathname } = new URL(url)
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === pathname)
  await (open ? open.focus() : clients.openWindow(url))
}
