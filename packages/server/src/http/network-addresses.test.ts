import { expect, test } from 'vitest'
import { networkAddresses, reachableHosts } from './network-addresses.ts'
import { testApp } from './testing.ts'

const address = (ip: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address: ip, internal, family }) as never

test('the address of a home network comes before those of containers; loopback and IPv6 are left out', () => {
  const interfaces = {
    lo: [address('127.0.0.1', true)],
    docker0: [address('172.17.0.1')],
    wlan0: [address('fe80::1', false, 'IPv6'), address('192.168.1.20')],
    tun0: [address('10.8.0.2')],
  }
  expect(networkAddresses(interfaces)).toEqual(['192.168.1.20', '10.8.0.2', '172.17.0.1'])
})

test('a server on one address is reached there, and one on loopback by no other machine', () => {
  const addresses = ['192.168.1.20']
  expect(reachableHosts({ HOST: '0.0.0.0' }, addresses)).toEqual(addresses)
  expect(reachableHosts({ HOST: '10.0.0.5' }, addresses)).toEqual(['10.0.0.5'])
  expect(reachableHosts({ HOST: '127.0.0.1' }, addresses)).toEqual([])
  expect(reachableHosts({ HOST: 'localhost' }, addresses)).toEqual([])
})

test('the server tells its pages the address for others, and whether it sends mail', async () => {
  const alone = await testApp({ HOST: '127.0.0.1' })
  expect((await alone.browser().get('/api/server')).body).toEqual({
    address: null,
    hosts: [],
    mail: false,
    recovery: false,
    logKey: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await alone.close()
  const known = await testApp({ HOST: '10.0.0.5', PUBLIC_URL: 'https://play.test', SMTP_URL: 'smtp://mail.test' })
  const { body } = await known.browser().get('/api/server', { origin: 'https://play.test' })
  expect(body).toEqual({
    address: 'https://play.test',
    hosts: ['10.0.0.5'],
    mail: true,
    recovery: true,
    logKey: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await known.close()
})
