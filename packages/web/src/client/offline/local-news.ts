/** What one tab tells the others about tables on this device. */
export type LocalNews = { readonly table: string; readonly what: 'written' | 'removed' }

export const localNews = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wayfare tables')
