// Sends a request to an address that a person gave us. It must not open a way into the server's own network: the name
// is resolved once, every address is checked, and the connection goes to one of those. Redirects are not followed.

import { promises as dns, type LookupAddress } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './address.ts'

/** Thrown for an address that we do not send to. The message tells its owner why. */
export class AddressRefused extends Error {}

export type Reach = {
  /** True if the setting WEBHOOKS_TO_PRIVATE allows private addresses. */
  readonly toPrivate: boolean
  /** `secure` allows only https, except for loopback where private addresses are allowed. */
  readonly schemes: 'any' | 'secure'
}

type Letter = { readonly headers: Readonly<Record<string, string | number>>; readonly body: string | Buffer }
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const READ_AT_MOST = 4096
const LONGEST_ADDRESS = 2000

/** Checks an address without resolving its name: when it is entered, and again before each use. */
export function checkedAddress(text: string, { toPrivate, schemes }: Reach): URL {
  const url = text.length <= LONGEST_ADDRESS && URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new AddressRefused('This is no web address. Give one such as https://example.org/hook.')
  const plain = url.protocol === 'http:' && (schemes === 'any' || toPrivate)
  if (url.protocol !== 'https:' && !plain) throw new AddressRefused(INSECURE)
  if (url.username || url.password) throw new AddressRefused('Leave name and password out of the address.')
  const port = url.port === '' ? 443 : Number(url.port)
  if (port !== 80 && port !== 443 && port <= 1024) throw new AddressRefused('Use port 80, 443 or one above 1024.')
  const host = hostOf(url)
  const inward = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && !isPublicAddress(host))
  if (inward && !toPrivate) throw new AddressRefused(PRIVATE)
  return url
}

const INSECURE = 'The address must begin with https://.'
const PRIVATE = 'This address is private. Give one that can be reached from the internet.'

/** Sends the request and resolves with the status of the answer, whatever it is; rejects if there is none in time. */
export async function post(
  text: string,
  reach: Reach,
  letter: Letter,
  limitMs: number,
  resolve: Resolve = (host) => dns.lookup(host, { all: true }),
): Promise<number> {
  const url = checkedAddress(text, reach)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limitMs)
  try {
    const addresses = await beforeAbort(limit.signal, resolve(hostOf(url)))
    checkReached(url, reach, addresses)
    return await deliver(url, addresses, letter, limit.signal)
  } catch (error) {
    throw limit.signal.aborted ? Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }) : error
  } finally {
    clearTimeout(timer)
  }
}

function checkReached(url: URL, { toPrivate, schemes }: Reach, addresses: readonly LookupAddress[]): void {
  if (addresses.length === 0) throw new AddressRefused('The name in this address leads nowhere.')
  if (!toPrivate && !addresses.every(({ address }) => isPublicAddress(address))) throw new AddressRefused(PRIVATE)
  const open = url.protocol === 'http:' && !addresses.every(({ address }) => isLoopback(address))
  if (schemes === 'secure' && open) throw new AddressRefused(INSECURE)
}

function deliver(
  url: URL,
  addresses: readonly LookupAddress[],
  { headers, body }: Letter,
  signal: AbortSignal,
): Promise<number> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    let status = 0
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      lookup: lookupOnly(addresses),
      agent: false,
      maxHeaderSize: 8192,
      signal,
    })
    sent.on('response', (response) => {
      status = response.statusCode ?? 0
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > READ_AT_MOST) response.destroy()
      })
      response.on('error', () => {})
    })
    sent.on('error', (error) => (status ? resolve(status) : reject(error)))
    // Even without an error there may be no response, because the answer may have been a change of protocol.
    sent.on('close', () => (status ? resolve(status) : reject(new Error('no answer'))))
    sent.end(body)
  })
}

/**
 * A lookup function that returns only the checked addresses, so that the name cannot mean something else by the time it
 * is used.
 */
function lookupOnly(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, found) => {
    const [first] = addresses as [LookupAddress]
    if (options.all) found(null, [...addresses])
    else found(null, first.address, first.family)
  }
}

function beforeAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}

/** The host without the brackets of IPv6 and without the dot that may end a name. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
