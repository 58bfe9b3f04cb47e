// Loads the chat box, only at tables where there is somebody to talk to.

import type { ComponentProps } from 'preact'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { ChatBox } from './chat-box.tsx'

const load = async () => (await import('./chat-box.tsx')).ChatBox

export function LazyChatBox(props: ComponentProps<typeof ChatBox>) {
  const Loaded = useLoaded(true, load)
  return Loaded && <Loaded {...props} />
}
