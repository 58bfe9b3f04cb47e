import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeTexts } from './frames.ts'

test('texts of every length arrive as they were, in their order', async () => {
  const plain = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  const mixed = ['plain', 'é 😀 ж', '"'.repeat(300), 'ж'.repeat(40_000), 'é'.repeat(63)]
  const texts = [...plain, ...mixed]
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_, { socket }) => {
    writeTexts(socket as Duplex, plain)
    writeTexts(socket as Duplex, mixed)
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data, binary) => heard.push(binary ? 'binary' : data.toString()))
  while (heard.length < texts.length) await once(client, 'message')
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
})
