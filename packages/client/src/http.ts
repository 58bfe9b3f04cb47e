// Calls the server's HTTP routes, typed by the protocol. Refusals become an ApiError with the server's sentence.

import type { Answer, Body, Params, PathOf, Problem, ProblemCode, Queries, Route } from '@wayfare/protocol'

type Values = Pick<Problem['error'], 'field' | 'seconds' | 'id'>

export class ApiError extends Error {
  readonly status: number
  /** `offline` means that there was no answer. */
  readonly code: ProblemCode | 'offline'
  /** Details of the refusal, by name: for instance which field of the request was wrong, or how many seconds to wait. */
  readonly values: Values

  constructor(status: number, code: ProblemCode | 'offline', message: string, values: Values = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.values = values
  }
}

type InPath<R extends Route> = [Params<PathOf<R>>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<Params<PathOf<R>>, string>> }
type InQuery<R extends Route> = R extends keyof Queries
  ? Record<never, never> extends Queries[R]
    ? { readonly query?: Queries[R] }
    : { readonly query: Queries[R] }
  : unknown
type InBody<R extends Route> = Body<R> extends undefined ? unknown : { readonly body: Body<R> }
type Given<R extends Route> = InPath<R> & InQuery<R> & InBody<R>
type AnyGiven = {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: unknown
}

/** Calls a route: `call('POST /tables/:id/resign', { path: { id }, body: { seat } })`. */
export type Call = <R extends Route>(
  route: R,
  ...[given]: Record<never, never> extends Given<R> ? [given?: Given<R>] : [given: Given<R>]
) => Promise<Answer<R>>

/** `base` is the address of the routes, such as `https://example.org/api`. `headers` are sent with every request. */
export const callsTo =
  (base: string, headers: Readonly<Record<string, string>> = {}): Call =>
  (route, ...[given]) => {
    const { path = {}, query = {}, body } = (given ?? {}) as AnyGiven
    const [method, pattern] = route.split(' ') as [string, string]
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    const address = base + pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    return readAnswer(search ? `${address}?${search}` : address, method, headers, body)
  }

async function readAnswer<T>(
  address: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(address, {
      method,
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, 'offline', 'offline')
  }
  const text = await answer.text()
  const given = answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text
  if (answer.ok) return given as T
  // A proxy may have answered instead of the server.
  const { error } = (typeof given === 'object' ? given : {}) as Partial<Problem>
  throw new ApiError(answer.status, error?.code ?? 'unexpected', error?.message ?? answer.statusText, error ?? {})
}
