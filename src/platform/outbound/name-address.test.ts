import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { unfitAddress } from '#src/platform/outbound/name-address.ts'
import { specialRanges } from '#src/platform/outbound/special-ranges.ts'
import { fc } from '#tests/support/runner/properties.ts'

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '93.184.215.14',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '168.63.129.15',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
  '2001:4860:4860::8888',
  '2600:1:2:3:4:5efe:a00:1',
])('%s is public', address => {
  expect(unfitAddress(address)).toBeUndefined()
})

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.7',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.9',
  '203.0.113.5',
  '224.0.0.251',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:808:808::1',
  '3ffe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2600:1:2:3::5efe:a00:1',
  '2600:1:2:3:200:5efe:7f00:1',
  'not an address',
  '',
])('%s is not public', address => {
  expect(unfitAddress(address)).toBeTypeOf('string')
})

test('both ends of every special range are refused', () => {
  for (const [range] of specialRanges) {
    const [address] = ipaddr.parseCIDR(range)
    const last = address.kind() === 'ipv4' ? ipaddr.IPv4.broadcastAddressFromCIDR(range) : address
    expect([range, unfitAddress(address.toString())]).toEqual([range, expect.any(String)])
    expect([range, unfitAddress(last.toString())]).toEqual([range, expect.any(String)])
  }
})

test('whatever an independent library calls special is refused', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 4, maxLength: 4 }),
    fc.uint8Array({ minLength: 16, maxLength: 16 }),
    fc
      .tuple(fc.constantFrom(0x20, 0x3f, 0xfe), fc.uint8Array({ minLength: 15, maxLength: 15 }))
      .map(([head, tail]) => Uint8Array.of(head, ...tail)),
  )
  fc.assert(
    fc.property(bytes, raw => {
      const address = ipaddr.fromByteArray([...raw])
      if (address.range() === 'unicast') return
      expect([address.toString(), unfitAddress(address.toString())]).toEqual([address.toString(), expect.any(String)])
    }),
    { numRuns: 5_000 },
  )
})
