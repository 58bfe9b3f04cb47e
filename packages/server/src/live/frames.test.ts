import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrames } from './frames.ts'

test('texts of every length arrive as they were, in their order', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  texts.push('é 😀 ж', '"'.repeat(300), 'ж'.repeat(40_000))
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_, { socket }) => void (socket as Duplex).write(textFrames(texts)))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data, binary) => heard.push(binary ? 'binary' : data.toString()))
  while (heard.length < texts.length) await once(client, 'message')
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
})
