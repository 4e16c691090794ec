import { expect, test } from 'vitest'
import { defaultsInUse } from '#src/defaults-in-use.ts'

const example = { name: 'A', parent: 'B', email: 'hello@porchlight.example', phone: '(904) 555-0142', address: 'C' }
const bare = {
  data_dir: './.data',
  database_url: undefined,
  smtp_url: undefined,
  files: undefined,
  site_url: undefined,
  trusted_proxies: [],
  brand: example,
}

test('each default that a real site wants to change is named by its setting', () => {
  const named = defaultsInUse(bare).map(sentence => sentence.split(' ')[0])
  expect(named).toEqual(['SITE_URL', 'DATABASE_URL', 'SMTP_URL', 'BRAND_EMAIL', 'BRAND_PHONE'])
})

test('a site with everything set is told nothing, above all no password', () => {
  const set = {
    data_dir: '/srv',
    database_url: 'postgresql://a:secret@db/x',
    smtp_url: 'smtp://a:secret@mail',
    files: { kind: 'folder' as const, folder: '/srv/pictures' },
    site_url: 'https://www.example.com',
    trusted_proxies: ['10.0.0.1'],
    brand: { ...example, email: 'hello@lantern.com', phone: '(904) 201-3344' },
  }
  expect(defaultsInUse(set)).toEqual([])
})

test('where the database is elsewhere, pictures on this machine are named', () => {
  const named = defaultsInUse({ ...bare, database_url: 'postgresql://a:secret@db/x' })
  expect(named.filter(sentence => sentence.startsWith('FILES_URL'))).toHaveLength(1)
})

test('a site by https, which stands behind a proxy, is told when that proxy is not named', () => {
  const named = defaultsInUse({ ...bare, site_url: 'https://www.example.com' })
  expect(named.filter(sentence => sentence.startsWith('TRUSTED_PROXIES'))).toHaveLength(1)
})
