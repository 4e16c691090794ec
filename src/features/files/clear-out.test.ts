import { expect, test } from 'vitest'
import { addFile } from '#src/features/files/add-file.ts'
import { clearOutFiles, removeObjects } from '#src/features/files/clear-out.ts'
import { openPictures } from '#tests/support/features/open-pictures.ts'

test('a process that dies in the middle of an upload leaves nothing that anybody is shown, and nothing for long', async () => {
  const { files, owner, business_id, photo, objects, database, removals } = await openPictures()
  let puts = 0
  const dying = {
    ...files,
    store: {
      ...files.store,
      async put(name: string, bytes: Uint8Array) {
        puts += 1
        if (puts > 3) throw new Error('The process is gone.')
        await files.store.put(name, bytes)
      },
    },
  }
  const actor = { kind: 'user', user_id: owner.id, role: 'client' } as const
  const wished = { business_id, kind: 'photo', original_name: 'front.jpg' } as const
  const request = new Request('http://host', { method: 'POST', body: new Uint8Array(photo) })
  await expect(addFile(dying, actor, wished, request)).rejects.toThrow('The process is gone.')

  expect(await objects()).toHaveLength(3)
  expect((await owner.read(`/api/files?business_id=${business_id}`)).files).toEqual([])
  expect(await clearOutFiles(files)).toEqual({ unfinished: 0, shown_nowhere: 0 })
  await database.asOwner(`update files set created_at = now() - interval '61 minutes'`)
  expect(await clearOutFiles(files)).toEqual({ unfinished: 1, shown_nowhere: 0 })
  for (const id of await removals()) await removeObjects(files, id)
  expect(await objects()).toEqual([])
  expect(await database.asOwner('select from files')).toEqual([])
})

test('a photo that nobody shows is deleted after a day; assets, logos and photos in use stay', async () => {
  const { files, owner, business_id, send, addLocation, database } = await openPictures()
  const [unused, shown, logo, asset] = [
    await send(),
    await send(),
    await send(undefined, { kind: 'logo' }),
    await send(undefined, { kind: 'asset' }),
  ]
  const path = `/api/locations/${await addLocation()}/photos`
  const { state } = await owner.read(path)
  const photos = [{ file_id: shown.id, kind: 'cover', alt_text: 'Our front' }]
  expect((await owner.ask(path, 'PUT', { state, photos })).status).toBe(200)
  await owner.ask(`/api/businesses/${business_id}/logo`, 'PUT', { file_id: logo.id })
  expect(await clearOutFiles(files)).toEqual({ unfinished: 0, shown_nowhere: 0 })
  await database.asOwner(`update files set stored_at = now() - interval '25 hours'`)
  expect(await clearOutFiles(files)).toEqual({ unfinished: 0, shown_nowhere: 1 })
  const left = await database.asOwner('select id from files order by id')
  expect(left.map(({ id }) => id)).toEqual([shown.id, logo.id, asset.id].toSorted())
  expect(left.map(({ id }) => id)).not.toContain(unused.id)
})
