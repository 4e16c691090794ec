import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { removeObjects } from '#src/features/files/clear-out.ts'
import { openPictures } from '#tests/support/features/open-pictures.ts'
import { plainPicture, samplePhoto } from '#tests/support/locations/sample-pictures.ts'

test('a picture is taken, kept at our widths, and shown to whoever has its address', async () => {
  const { send, objects, ask, owner } = await openPictures()
  const sent = await send()
  expect(sent).toMatchObject({
    ...{ status: 201, kind: 'photo', original_name: 'front.jpg', mime: 'image/jpeg' },
    ...{ width: 900, height: 600, created_by: owner.id },
  })
  expect(sent.sources.map(({ width }: { width: number }) => width)).toEqual([320, 640, 768, 900])
  const names = ['1024.jpg', '1024.webp', '320.jpg', '320.webp', '640.jpg', '640.webp', '768.jpg', '768.webp']
  expect(await objects()).toEqual(names.map(name => `pictures/${sent.id}/${name}`))

  for (const { width, webp, jpg } of sent.sources) {
    for (const [address, format] of [
      [webp, 'webp'],
      [jpg, 'jpeg'],
    ] as const) {
      const shown = await ask(address)
      expect(shown.status).toBe(200)
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width, format })
    }
  }
  const { headers } = await ask(sent.sources[0].webp, 'HEAD')
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(headers.get('cache-control') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(3.9 * 3600)
  expect(seconds).toBeLessThanOrEqual(8 * 3600)
})

test('an address opens one picture, as it was given out, and every other is as if nothing were there', async () => {
  const { send, ask } = await openPictures()
  const [one, two] = [await send(), await send()]
  const address = new URL(one.sources[0].webp, 'http://host')
  const { expires = '', key = '' } = Object.fromEntries(address.searchParams)
  const at = (id: string, name: string, query: Record<string, string>) =>
    `/api/files/${id}/widths/${name}?${new URLSearchParams(query)}`
  const told = async (path: string) => {
    const answer = await ask(path)
    return [answer.status, { ...(await answer.json()), request_id: '' }]
  }
  const missing = await told(at(randomUUID(), '320.webp', { expires, key }))
  expect(missing[0]).toBe(404)
  for (const path of [
    at(two.id, '320.webp', { expires, key }),
    at(one.id, '320.webp', { expires: String(Number(expires) + 1), key }),
    at(one.id, '320.webp', { expires, key: `${key.slice(0, -2)}AA` }),
    at(one.id, '320.webp', { expires, key: '' }),
    at(one.id, '320.webp', {}),
    at(one.id, '1600.webp', { expires, key }),
    at(one.id, '320.svg', { expires, key }),
    at(one.id, '..%2f320.webp', { expires, key }),
    at('x', '320.webp', { expires, key }),
  ]) {
    expect([path, ...(await told(path))]).toEqual([path, ...missing])
  }
})

test('a file that is no picture is refused by its bytes, whatever it is called, and leaves nothing', async () => {
  const { send, objects, database } = await openPictures()
  const lies: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'svg_refused'],
    [Buffer.from('%PDF-1.7 not a photo'), 'pdf_refused'],
    [Buffer.alloc(0), 'empty_file'],
    [(await samplePhoto({ width: 900, height: 900 })).subarray(0, 700), 'broken_picture'],
    [await samplePhoto({ width: 100, height: 100 }), 'picture_too_small'],
  ]
  for (const [bytes, code] of lies) expect(await send(bytes)).toMatchObject({ status: 422, code })
  expect(await send(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).toMatchObject({ status: 413, code: 'file_too_large' })
  expect(await send(undefined, { name: '' })).toMatchObject({ status: 422, fields: { name: 'Please name the file.' } })
  expect(await send(undefined, { name: 'a\u0000b' })).toMatchObject({ status: 422, code: 'invalid_fields' })
  expect(await send(undefined, { kind: 'video' })).toMatchObject({ status: 422, code: 'invalid_fields' })
  expect(await objects()).toEqual([])
  expect(await database.asOwner('select from files')).toHaveLength(0)
})

test('the list is by name, 100 long unless asked otherwise, and goes on behind a picture', async () => {
  const { owner, business_id, send, database } = await openPictures()
  const { id } = await send(undefined, { kind: 'asset', name: 'b.jpg' })
  await send(undefined, { kind: 'asset', name: 'A.jpg' })
  const list = async (query = '') => (await owner.read(`/api/files?business_id=${business_id}${query}`)).files
  const names = async (query = '') => (await list(query)).map((file: { original_name: string }) => file.original_name)
  expect(await names()).toEqual(['A.jpg', 'b.jpg'])
  await database.asOwner(
    `insert into files (id, business_id, kind, original_name, mime, bytes, width, height, sha256, stored_at)
     select gen_random_uuid(), $1, 'asset', 'c' || to_char(n, 'FM000'), 'image/png', 1, 300, 300, '', now() from generate_series(1, 120) n`,
    [business_id],
  )
  expect(await list()).toHaveLength(100)
  expect(await names('&limit=3')).toEqual(['A.jpg', 'b.jpg', 'c001'])
  expect(await names(`&limit=2&after=${id}`)).toEqual(['c001', 'c002'])
  const last = (await list()).at(-1).id
  expect(await names(`&after=${last}`)).toHaveLength(22)
  expect(await names('&kind=photo')).toEqual([])
  expect((await owner.ask(`/api/files?business_id=${business_id}&limit=101`)).status).toBe(422)
})

test('a business keeps 500 pictures', async () => {
  const { business_id, send, database, objects } = await openPictures()
  await database.asOwner(
    `insert into files (id, business_id, kind, original_name, mime, bytes, width, height, sha256)
     select gen_random_uuid(), $1, 'photo', 'x', 'image/png', 1, 300, 300, '' from generate_series(1, 499) n`,
    [business_id],
  )
  const both = await Promise.all([send(), send()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await send()).toMatchObject({ status: 409, code: 'too_many_files' })
  expect(await objects()).toHaveLength(8)
})

test('a picture is deleted with its objects; one that is shown is not', async () => {
  const { owner, business_id, files, send, objects, removals, ask } = await openPictures()
  const [one, logo] = [await send(), await send(undefined, { kind: 'logo' })]
  const put = (file_id: string | null) => owner.ask(`/api/businesses/${business_id}/logo`, 'PUT', { file_id })
  expect((await put(logo.id)).status).toBe(200)
  const refused = await owner.ask(`/api/files/${logo.id}`, 'DELETE')
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'picture_in_use'])
  expect((await owner.ask(`/api/files/${one.id}`, 'DELETE')).status).toBe(204)
  expect((await owner.ask(`/api/files/${one.id}`, 'DELETE')).status).toBe(404)
  expect(await removals()).toEqual([one.id])
  await removeObjects(files, one.id)
  expect((await objects()).every(name => name.includes(logo.id))).toBe(true)
  expect((await ask(one.sources[0].webp)).status).toBe(404)
  expect((await put(null)).status).toBe(200)
  expect(await removals()).toEqual([one.id, logo.id])
})

test('owners set the logo of a business, everybody in it sees it, and it is written down', async () => {
  const { owner, business_id, send, addMember, addLocation } = await openPictures()
  const path = `/api/businesses/${business_id}/logo`
  expect(await owner.read(path)).toEqual({ logo: null })
  const first = await send(await plainPicture({ width: 400, height: 400 }).png().toBuffer(), {
    kind: 'logo',
    name: 'sign.png',
  })
  expect(await owner.read(path, 'PUT', { file_id: first.id })).toMatchObject({
    logo: { id: first.id, mime: 'image/png' },
  })
  const viewer = await addMember({ role: 'viewer', scope: 'chosen', location_ids: [await addLocation()] })
  expect(await viewer.read(path)).toMatchObject({ logo: { id: first.id } })
  const manager = await addMember({ role: 'manager', scope: 'all' })
  expect((await manager.ask(path, 'PUT', { file_id: null })).status).toBe(403)
  expect((await owner.ask(path, 'PUT', { file_id: randomUUID() })).status).toBe(422)
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&action=business_changed`)
  expect(entries[0].field_changes).toEqual([{ field: 'logo', before: null, after: 'sign.png' }])
})

test('a stranger’s picture or business is as good as missing; a viewer sends and deletes nothing', async () => {
  const { owner, business_id, send, signIn, addMember, addLocation } = await openPictures()
  const { id } = await send()
  const stranger = await signIn()
  const told = async (path: string, method = 'GET', body?: unknown) => {
    const answer = await stranger.ask(path, method, body)
    return [answer.status, { ...(await answer.json()), request_id: '' }]
  }
  for (const [make, method, body] of [
    [(of: string) => `/api/files/${of}`, 'DELETE', undefined],
    [(of: string) => `/api/files?business_id=${of}`, 'GET', undefined],
    [(of: string) => `/api/files?business_id=${of}&kind=photo&name=x`, 'POST', Buffer.from('x')],
    [(of: string) => `/api/businesses/${of}/logo`, 'GET', undefined],
    [(of: string) => `/api/businesses/${of}/logo`, 'PUT', { file_id: null }],
  ] as const) {
    const theirs = method === 'DELETE' ? id : business_id
    const missing = await told(make(randomUUID()), method, body)
    expect(missing[0]).toBe(404)
    expect(await told(make(theirs), method, body)).toEqual(missing)
  }
  const viewer = await addMember({ role: 'viewer', scope: 'all' })
  expect(await send(undefined, { who: viewer })).toMatchObject({ status: 403, code: 'editors_only' })
  expect((await viewer.ask(`/api/files/${id}`, 'DELETE')).status).toBe(403)
  const limited = await addMember({ role: 'manager', scope: 'chosen', location_ids: [await addLocation()] })
  expect((await limited.ask(`/api/files/${id}`, 'DELETE')).status).toBe(404)
  const own = await send(undefined, { who: limited, name: 'mine.jpg' })
  const list = (await limited.read(`/api/files?business_id=${business_id}`)).files
  expect(list.map((file: { id: string }) => file.id)).toEqual([own.id])
  expect((await owner.read(`/api/files?business_id=${business_id}`)).files).toHaveLength(2)
  expect((await limited.ask(`/api/files/${own.id}`, 'DELETE')).status).toBe(204)
})
