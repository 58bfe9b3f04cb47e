// Serves the built web client, or a plain page if it has not been built.

import { readFile, realpath, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { isPage } from '@wayfare/protocol'
import { getMimeType } from 'hono/utils/mime'
import type { HttpContext } from './env.ts'

type Status = 200 | 404

/** Serves a path that no route has answered; undefined if there is no such file. */
type ServeFiles = (c: HttpContext) => Promise<Response | undefined>

/**
 * Matches files whose name contains a hash, such as assets/index-B3f9Zk2x.js or engines/arkham-1-d8fd21ec.js. Their
 * content never changes.
 */
const HASHED = /[/\\](?:assets|engines)[/\\][^/\\]*-[\w-]{8}\.\w+$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

export function serveFiles(webFolder: string | undefined): ServeFiles {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
    const { path } = c.req
    const file = webFolder && (await fileAt(c, webFolder, path))
    if (file) return file
    if (isAsset(path)) return undefined
    const status = isPage(path) ? 200 : 404
    return (webFolder && (await fileAt(c, webFolder, '/index.html', status))) || plainPage(c, status)
  }
}

/**
 * True for a path with a file extension. If such a file is missing, the answer is 404, since the page of the client
 * would only confuse a browser that asked for a script.
 */
export const isAsset = (path: string): boolean => /\.\w+$/.test(path)

/**
 * Reads a file of the client. `status` is 404 if the path is no page of the client; the client itself then shows that.
 */
async function fileAt(
  c: HttpContext,
  webFolder: string,
  path: string,
  status: Status = 200,
): Promise<Response | undefined> {
  const file = await insideFolder(webFolder, path)
  if (file === undefined) return undefined
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) return undefined
  const etag = `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`
  c.header('etag', etag)
  c.header('cache-control', HASHED.test(file) ? FOR_EVER : ASK_AGAIN)
  const known = c.req.header('if-none-match')?.split(',') ?? []
  const isKnown = status === 200 && known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (isKnown) return c.body(null, 304)
  const content = await readFile(file)
  return c.body(content, status, { 'content-type': getMimeType(file) ?? 'application/octet-stream' })
}

/**
 * Resolves a path inside the folder. Hidden files, paths above the folder, and links that lead out of it are refused.
 */
async function insideFolder(webFolder: string, path: string): Promise<string | undefined> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const parts = decoded.split('/').filter((part) => part !== '')
  if (parts.some((part) => part.startsWith('.') || /[\\\0:]/.test(part))) return undefined
  try {
    const root = await realpath(resolve(webFolder))
    const file = await realpath(join(root, ...parts))
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wayfare</title>
<h1>Wayfare</h1>
<p>The server runs, but it was started without a web client, so there is no table to see here.</p>
<p>To play in the terminal, run <code>npx wayfare play</code> in the folder of the project.</p>
<p>Programs can play too: <code>docs/PROTOCOL.md</code> says how.</p>
</html>
`

function plainPage(c: HttpContext, status: Status): Response {
  c.header('cache-control', ASK_AGAIN)
  return c.html(PAGE, status)
}
