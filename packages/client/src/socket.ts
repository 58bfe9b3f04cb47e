// The part of the WebSocket interface that the connection uses. The WebSockets of browsers, of Node 22 and later, and of `ws` all fit it.

/**
 * Declared as a method, because a method's parameters may be narrower than a function's: each kind of WebSocket has its
 * own event class.
 */
type Handler<Event> = { handle(event: Event): void }['handle'] | null

export type Socket = {
  readonly readyState: number
  onopen: Handler<unknown>
  onmessage: Handler<{ readonly data: unknown }>
  onclose: Handler<{ readonly code: number }>
  /** The `ws` package passes details of the error. */
  onerror: Handler<unknown>
  send(text: string): void
  close(): void
}

/** A browser's WebSocket takes no headers; there the page's cookie identifies the person. */
export type SocketConstructor = new (
  address: string,
  options?: { readonly headers: Readonly<Record<string, string>> },
) => Socket

/**
 * The value of `readyState` for an open socket in every implementation; a socket that is still opening has a lower one.
 */
export const OPEN = 1
