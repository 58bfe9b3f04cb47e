/** `url` is the whole address; a notice takes the place of an older one with the same `tag`. */
export type Notice = { readonly title: string; readonly body: string; readonly url: string; readonly tag: string }

/** `gone`: the receiver is no more, and was forgotten. */
export type Delivery = 'sent' | 'gone'

/** An answer that is no success. */
export class BadAnswer extends Error {
  readonly status: number
  constructor(status: number) {
    super(`answered ${status}`)
    this.status = status
  }
}
