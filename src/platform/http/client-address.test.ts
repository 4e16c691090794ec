import { expect, test } from 'vitest'
import { addressBehindProxies, proxyList } from '#src/platform/http/client-address.ts'

const proxies = proxyList(['10.0.0.0/8', '::1', '2001:db8:feed::/48'])

test.each([
  ['an untrusted peer is itself, whatever it claims', '198.51.100.1', '6.6.6.6', '198.51.100.1'],
  ['a trusted peer without a header is itself', '10.0.0.1', undefined, '10.0.0.1'],
  ['the last entry is the one the proxy saw', '10.0.0.1', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['trusted entries are passed over from the right', '10.0.0.1', '6.6.6.6, 203.0.113.5, 10.9.9.9', '203.0.113.5'],
  ['only trusted entries answer the leftmost', '10.0.0.1', '10.2.2.2', '10.2.2.2'],
  ['an entry that is no address ends the walk', '10.0.0.1', '203.0.113.5, unknown', '10.0.0.1'],
  ['an empty header changes nothing', '10.0.0.1', '', '10.0.0.1'],
  ['four in six is four', '::ffff:10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
  ['six is its network', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['short six is its network', '::1', '2001:db8::7', '2001:db8:0:0::/64'],
  ['brackets and port go', '2001:db8:feed::1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
])('%s', (_name, peer, forwarded_for, address) => {
  expect(addressBehindProxies(peer, forwarded_for, proxies)).toBe(address)
})
