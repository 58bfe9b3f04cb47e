// The server's HTTP side. What it refuses comes back as an ApiError with the server's sentence.

export class ApiError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, 'offline', 'offline')
  }
  const text = await answer.text()
  const given = answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text
  if (answer.ok) return given as T
  const { error } = (typeof given === 'object' ? given : {}) as { error?: { code: string; message: string } }
  throw new ApiError(answer.status, error?.code ?? 'unexpected', error?.message ?? answer.statusText)
}

export const get = <T>(path: string): Promise<T> => request('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request('POST', path, body)
export const patch = <T>(path: string, body: unknown): Promise<T> => request('PATCH', path, body)
export const remove = <T>(path: string, body?: unknown): Promise<T> => request('DELETE', path, body)

/** What this device adds to the chance of a game: 16 random bytes. */
export function ownBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
