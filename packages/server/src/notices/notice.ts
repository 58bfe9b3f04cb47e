/** A notice to a person. `url` is a complete address, and a notice replaces an older one with the same `tag`. */
export type Notice = { readonly title: string; readonly body: string; readonly url: string; readonly tag: string }

/** `gone` means that the receiver no longer exists and was removed. */
export type Delivery = 'sent' | 'gone'

/** Thrown if the receiver answers with a status that is no success. */
export class BadAnswer extends Error {
  readonly status: number
  constructor(status: number) {
    super(`answered ${status}`)
    this.status = status
  }
}
