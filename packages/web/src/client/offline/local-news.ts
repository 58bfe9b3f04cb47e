/** What one browser tab tells the other tabs of this device about its local tables. */
export type LocalNews = { readonly table: string; readonly what: 'written' | 'removed' }

/** The channel to the other tabs; null where the browser has none. */
export const localNews = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wayfare tables')
