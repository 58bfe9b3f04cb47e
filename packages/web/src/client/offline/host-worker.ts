// A worker that hosts this page's local tables, off the main thread. Tabs report to each other what they have written.

import { Host } from './host.ts'
import { type LocalNews, localNews } from './local-news.ts'
import type { FromHost, ToHost } from './messages.ts'
import { openStore } from './open-store.ts'
import { rulesFor, rulesOf } from './rules.ts'
import { Thinker } from './think.ts'

const BOT_PAUSE_MS = 250

const send = (message: FromHost): void => postMessage(message)
const thinker = new Thinker()
/** The addresses of the rules of the tables in this page. */
const addresses = new Map<string, string>()
const addressOf = ({ game, version }: { readonly game: string; readonly version: number }): string =>
  addresses.get(`${game} ${version}`) ?? ''

async function start(): Promise<Host> {
  const store = await openStore()
  const news = localNews()
  const host = new Host({
    store,
    send,
    pauseMs: BOT_PAUSE_MS,
    rulesOf(game, version, address) {
      addresses.set(`${game} ${version}`, address)
      return rulesOf(game, version, address)
    },
    rulesFor,
    think: (thought, following) => thinker.think({ ...thought, rules: addressOf(thought) }, following),
    wonder: (wondering) => thinker.wonder({ ...wondering, rules: addressOf(wondering) }),
    written: (table) => news?.postMessage({ table, what: 'written' } satisfies LocalNews),
  })
  if (news) news.onmessage = ({ data }: MessageEvent<LocalNews>) => void host.onNews(data.table, data.what)
  send({ t: 'ready', lasting: store.lasting })
  return host
}

const host = start()
// Messages are handled one after another, so that an answer never overtakes the one before it.
let line: Promise<unknown> = host
addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  line = line.then(async () => (await host).answer(data)).catch((error) => console.error(error))
})
