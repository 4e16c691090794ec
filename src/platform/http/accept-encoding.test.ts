import { expect, test } from 'vitest'
import { acceptedEncodings } from '#src/platform/http/accept-encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP ; Q=0.5 , br;q=0.2', ['gzip', 'br', 'identity']],
  ['br;q=0, *', ['zstd', 'gzip', 'identity']],
  ['*', ['br', 'zstd', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity;q=0, gzip;q=0.1', ['gzip']],
  ['gzip;q=0.5, identity', ['identity', 'gzip']],
  ['x-gzip', ['gzip', 'identity']],
  ['br;q=nonsense', ['identity']],
  ['unknown', ['identity']],
])('%s accepts %j', (header, encodings) => {
  const accepted = acceptedEncodings(header)
  expect(accepted).toEqual(encodings)
  expect(acceptedEncodings(header)).toEqual(accepted)
})
