// The client for Node, which has no WebSocket of its own before version 22, so `ws` provides it.

import { WebSocket } from 'ws'
import { type Client, type ConnectOptions, connect as connectWith } from './connect.ts'

export * from './index.ts'

export const connect = (server: string, options: ConnectOptions = {}): Promise<Client> =>
  connectWith(server, { WebSocket, ...options })
