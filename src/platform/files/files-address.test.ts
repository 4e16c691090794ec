import { expect, test } from 'vitest'
import { readFilesAddress } from '#src/platform/files/files-address.ts'

const bucket = { kind: 's3', region: 'us-east-1', key_id: 'k', secret: 's', prefix: '' }

test.each([
  ['file:///srv/pictures', { kind: 'folder', folder: '/srv/pictures' }],
  ['file:///srv/two%20words', { kind: 'folder', folder: '/srv/two words' }],
  ['s3://k:s@s3.example.com/shop', { ...bucket, endpoint: 'https://s3.example.com/shop' }],
  ['s3+http://k:s@127.0.0.1:9000/shop', { ...bucket, endpoint: 'http://127.0.0.1:9000/shop' }],
  [
    's3://k%2F1:a%2Fb%2Bc%40@host/shop/one/two/?region=eu-1',
    { ...bucket, key_id: 'k/1', secret: 'a/b+c@', region: 'eu-1', prefix: 'one/two/', endpoint: 'https://host/shop' },
  ],
])('%s is understood', (text, address) => {
  expect(readFilesAddress(text)).toEqual(address)
})

test.each([
  '',
  'pictures',
  '/srv/pictures',
  'file://host/srv',
  'https://k:s@host/shop',
  's3://host/shop',
  's3://k@host/shop',
  's3://k:s@host',
  's3://k:s@host/Shop',
  's3://k:s@host/shop/.hidden',
  's3://k:%zz@host/shop',
])('%s is not', text => {
  expect(readFilesAddress(text)).toBeUndefined()
})
