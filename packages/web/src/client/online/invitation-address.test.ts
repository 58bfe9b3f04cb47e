import { expect, test } from 'vitest'
import { originFor } from './invitation-address.ts'

const at = (address: string) => new URL(address)
const server = (hosts: readonly string[], address: string | null = null) => ({
  address,
  hosts,
  mail: false,
  recovery: false,
  logKey: '',
})

test('a link made on the machine that serves names the address that others on the network can open', () => {
  for (const here of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(originFor(at(here), server(['192.168.1.20', '10.8.0.2']))).toEqual({
      origin: 'http://192.168.1.20:8080',
      reach: 'network',
    })
  expect(originFor(at('http://localhost'), server(['fd00::5'])).origin).toBe('http://[fd00::5]')
})

test('a server that nobody else can reach says so', () => {
  expect(originFor(at('http://localhost:8080'), server([])).reach).toBe('nobody')
})

test('behind a public name or a proxy the address in the browser is right, and a configured one comes first', () => {
  const here = at('https://play.example.org')
  expect(originFor(here, server(['172.18.0.2']))).toEqual({ origin: 'https://play.example.org', reach: 'everybody' })
  expect(originFor(at('http://192.168.1.20:8080'), server([])).reach).toBe('network')
  expect(originFor(at('http://localhost:8080'), server([], 'https://play.example.org'))).toEqual({
    origin: 'https://play.example.org',
    reach: 'everybody',
  })
})
