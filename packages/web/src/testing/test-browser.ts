// Replaces functions of the browser that a test has to observe or answer.

import { vi } from 'vitest'

/** Collects saved files until the test ends. */
export function savedFiles(): readonly { readonly name: string; text(): Promise<string> }[] {
  const saved: { name: string; text(): Promise<string> }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))] as Blob
    saved.push({ name: this.download, text: () => blob.text() })
  })
  return saved
}

type SentRequest = { readonly route: string; readonly body: unknown }

/**
 * Until the test ends, the server gives these answers, by method and path, and none to other requests. Returns the
 * requests.
 */
export function serverAnswers(answers: Readonly<Record<string, object>>): readonly SentRequest[] {
  const asked: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const route = `${method} ${address.replace(/^\/api/, '')}`
    asked.push({ route, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[route]
    if (answer) return Response.json(answer)
    return Response.json(
      { error: { code: 'not-found', message: 'There is nothing at this address.' } },
      { status: 404 },
    )
  })
  return asked
}
