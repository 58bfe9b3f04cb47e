// Serves the built client at one address: as it is, and as newer builds in which Arkham has new rules and the old ones
// are gone. The rest of the server cannot be reached.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Builds = { readonly base: string; update(): void; close(): void }

type Shelf = { id: string; version: number; rules: Record<string, string> }[]

/** The error of rules that cannot be played, so that their use is noticed. */
export const NEW_RULES_SAY = 'these are the new rules'
const NEW_RULES = `const no = () => { throw Object.assign(new Error('${NEW_RULES_SAY}'), { name: 'BadTable' }) }
export const engine = { game: { id: 'arkham', version: 2, players: [1, 4], choices: {} }, table: no, start: no }`

/** `from` is the address of a server with the client. */
export async function newerBuilds(from: string): Promise<Builds> {
  const shelf = (await (await fetch(`${from}/engines/index.json`)).json()) as Shelf
  const arkham = shelf.find(({ id }) => id === 'arkham') as Shelf[number]
  const old = arkham.rules[arkham.version] as string
  const next = { version: arkham.version + 1, address: `/engines/arkham-${arkham.version + 1}-feedbeef.js` }
  let build = 0

  const server = createServer(async ({ url = '/' }, answer) => {
    if (url.startsWith('/api')) return send(answer, 503, 'text/plain', '')
    if (build === 0) return pass(answer, url)
    if (url === old) return send(answer, 404, 'text/plain', '')
    if (url === next.address) return send(answer, 200, 'text/javascript', NEW_RULES)
    if (url === '/engines/index.json') {
      const newer = { ...arkham, version: next.version, rules: { [next.version]: next.address } }
      return send(
        answer,
        200,
        'application/json',
        JSON.stringify(shelf.map((game) => (game === arkham ? newer : game))),
      )
    }
    if (url === '/index.html') return pass(answer, url, (text) => text.replace('<html', `<html data-build="${build}"`))
    if (url === '/sw.js')
      return pass(answer, url, (text) =>
        text.replace(/name:"[0-9a-f]{16}"/, `name:"${String(build).padStart(16, '0')}"`).replaceAll(old, next.address),
      )
    return pass(answer, url)
  })

  async function pass(answer: ServerResponse, url: string, change?: (text: string) => string): Promise<void> {
    const given = await fetch(from + url)
    const type = given.headers.get('content-type') ?? ''
    const body = change ? change(await given.text()) : Buffer.from(await given.arrayBuffer())
    const policy = given.headers.get('content-security-policy') ?? ''
    send(answer, given.status, type, body, { 'content-security-policy': policy })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    update() {
      build++
    },
    close: () => void server.close(),
  }
}

function send(answer: ServerResponse, status: number, type: string, body: string | Buffer, more = {}): void {
  answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache', ...more })
  answer.end(body)
}
