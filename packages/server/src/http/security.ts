// Security headers for all answers, and protection against requests that other websites make in the name of a person (CSRF).

import type { MiddlewareHandler } from 'hono'
import { bearerOf, type HeaderLines } from '../accounts/sessions.ts'
import type { Settings } from '../settings.ts'
import type { AppEnv } from './env.ts'
import { Refused } from './refused.ts'

type SiteSettings = Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  // 'self' includes WebSockets (ws and wss) of the same host.
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
} as const

const HEADERS = {
  'content-security-policy': Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

export function securityHeaders(settings: SiteSettings): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
    if (cameByHttps(settings, c.req.raw.headers)) c.header('strict-transport-security', 'max-age=31536000')
  }
}

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that change something unless they come from our own pages. Programs may pass: those with a token, which a foreign
 * page cannot send, and those without a cookie and without the headers that browsers add.
 */
export function ownPagesOnly(settings: SiteSettings): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw
    const byProgram = !headers.has('cookie') && !headers.has('origin') && !headers.has('sec-fetch-site')
    if (HARMLESS.has(c.req.method) || bearerOf(headers) || byProgram || originAllowed(settings, headers)) return next()
    throw new Refused(403, 'foreign-page', 'this must come from a page of this server; set PUBLIC_URL if it does')
  }
}

/** True if the browser says that the request comes from one of our own pages. False if it says nothing. */
export function originAllowed(settings: SiteSettings, headers: HeaderLines): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  if (!URL.canParse(origin)) return false
  if (settings.PUBLIC_URL !== '' && origin === settings.PUBLIC_URL) return true
  const host = headers.get('host')
  const { protocol } = new URL(origin)
  if (protocol !== 'https:' && (protocol !== 'http:' || cameByHttps(settings, headers))) return false
  return host !== null && URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).origin === origin
}

export function cameByHttps({ PUBLIC_URL, TRUST_PROXY }: SiteSettings, headers: HeaderLines): boolean {
  if (PUBLIC_URL.startsWith('https:')) return true
  return TRUST_PROXY && headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https'
}
