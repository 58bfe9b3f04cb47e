// What a connection needs of a WebSocket. Those of browsers, of Node from version 22 on, and of `ws` have it.

/** A method's parameters may be narrower, unlike a function's: each kind of WebSocket has a class of its own for its events. */
type Handler<Event> = { handle(event: Event): void }['handle'] | null

export type Socket = {
  readonly readyState: number
  onopen: Handler<unknown>
  onmessage: Handler<{ readonly data: unknown }>
  onclose: Handler<{ readonly code: number }>
  /** Those of `ws` tell what went wrong. */
  onerror: Handler<unknown>
  send(text: string): void
  close(): void
}

/** A browser's knows no headers: there the cookie of the page says who you are. */
export type SocketConstructor = new (
  address: string,
  options?: { readonly headers: Readonly<Record<string, string>> },
) => Socket

/** The same for all of them, as `readyState` has it: a socket that is still opening has a lower number. */
export const OPEN = 1
