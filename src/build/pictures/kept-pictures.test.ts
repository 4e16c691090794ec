import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openKeptPictures } from '#src/build/pictures/kept-pictures.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'pictures')
}

const source = Buffer.from('a drawing')
const made = () => Promise.resolve(Buffer.from('a picture'))
const notMade = () => Promise.reject(new Error('made again'))

test('a picture is made once of the same source in the same way, across builds', async () => {
  const folder = await newFolder()
  await openKeptPictures(folder).picture(source, 'small', made)
  expect(await openKeptPictures(folder).picture(source, 'small', notMade)).toEqual(Buffer.from('a picture'))
})

test('another source or another way makes another picture', async () => {
  const kept = openKeptPictures(await newFolder())
  await kept.picture(source, 'small', made)
  await expect(kept.picture(source, 'large', notMade)).rejects.toThrow('made again')
  await expect(kept.picture(Buffer.from('another'), 'small', notMade)).rejects.toThrow('made again')
})

test('a picture that could not be made leaves nothing behind, and what nobody asked for is forgotten', async () => {
  const folder = await newFolder()
  await openKeptPictures(folder).picture(source, 'old', made)
  const kept = openKeptPictures(folder)
  await kept.picture(source, 'new', made)
  await expect(kept.picture(source, 'broken', notMade)).rejects.toThrow()
  expect(await readdir(folder)).toHaveLength(2)
  await kept.prune()
  expect(await readdir(folder)).toHaveLength(1)
  expect(await kept.picture(source, 'new', notMade)).toEqual(Buffer.from('a picture'))
})
