// The part of the WebSocket interface that the connection uses. The WebSockets of browsers, of Node 22 and later, and of `ws` all fit it.

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
