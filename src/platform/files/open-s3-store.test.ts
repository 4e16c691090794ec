import { expect, test } from 'vitest'
import { readFilesAddress } from '#src/platform/files/files-address.ts'
import { openS3Store } from '#src/platform/files/open-s3-store.ts'
import { FilesUnavailable } from '#src/platform/files/unavailable.ts'
import { freePort } from '#tests/support/machine/free-port.ts'
import { startFakeS3 } from '#tests/support/services/fake-s3.ts'

const bytes = new TextEncoder().encode('words')

function open(address: string) {
  const read = readFilesAddress(address)
  if (read?.kind !== 's3') throw new Error('This is no address of a bucket.')
  return openS3Store(read)
}

test('a wrong key is refused, and what is thrown tells no key', async () => {
  const { address, kept, refused } = await startFakeS3()
  const failure = await open(address('another secret'))
    .put('a', bytes)
    .catch(error => error)
  expect(String(failure.stack)).toMatch(/answered 403 to PUT/)
  expect(String(failure.stack)).not.toMatch(/another secret|AKID/)
  expect([kept.size, refused]).toEqual([0, ['another signature']])
})

test('a server that is busy for a moment is asked again; one that stays so throws, and nothing counts as missing', async () => {
  const { address, troubles, kept } = await startFakeS3()
  const store = open(address())
  troubles.push(503, 500)
  await store.put('a', bytes)
  expect(kept.size).toBe(1)
  troubles.push(503, 503, 503, 503)
  await expect(store.read('a')).rejects.toThrow(FilesUnavailable)
  troubles.push(403)
  await expect(store.stat('a')).rejects.toThrow(/answered 403 to HEAD/)
})

test('a server that is not there is told apart from one that refuses', async () => {
  const nobody = open(`s3+http://k:s@127.0.0.1:${await freePort()}/pictures`)
  const failure = await nobody.read('a').catch(error => error)
  expect(failure).toBeInstanceOf(FilesUnavailable)
  expect(failure.cause).toBeUndefined()
})

test('an answer that is no list is no empty list', async () => {
  const { address, troubles } = await startFakeS3()
  troubles.push(200)
  await expect(open(address()).list()).rejects.toThrow(/something else than a list/)
  troubles.push(404)
  await expect(open(address()).list()).rejects.toThrow(/no such bucket/)
})
