export type {
  Answer,
  Answered,
  Body,
  ChatLine,
  ClientMessage,
  Delta,
  NewRequest,
  Offered,
  Picture,
  RefusalCode,
  Route,
  ServerMessage,
  TableInfo,
  Told,
} from '@wayfare/protocol'
export { CLOSE, PROTOCOL, patch } from '@wayfare/protocol'
export * from './connect.ts'
export * from './connection.ts'
export * from './http.ts'
export * from './snapshot.ts'
export type { Socket, SocketConstructor } from './socket.ts'
export * from './watched-table.ts'
