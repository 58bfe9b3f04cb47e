/** The news that one browser tab sends to the other tabs about its local tables. */
export type LocalNews = { readonly table: string; readonly what: 'written' | 'removed' }

/** The channel to the other tabs; null if the browser has none. */
export const localNews = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wayfare tables')
