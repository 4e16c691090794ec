import { expect, test } from 'vitest'
import { readSettings } from '#src/env.ts'

test.each([
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', 'http://:::'],
  ['SITE_URL', 'https://[::1'],
  ['SITE_URL', 'http://a"b<c>'],
  ['SITE_URL', 'http://x:99999'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'smtp://%%'],
  ['SMTP_URL', 'smtp://user:%zz@mail.example'],
  ['SMTP_URL', 'smtp://user:%ff@mail.example'],
  ['SMTP_URL', 'smtp://mail.example:99999'],
  ['FILES_URL', '/srv/pictures'],
  ['FILES_URL', 's3://bucket.example/pictures'],
  ['MAIL_FROM', 'nobody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'all'],
  ['LOG_LEVEL', 'loud'],
  ['LAB_SPEED', 'maybe'],
  ['BRAND_NAME', 'two\nlines'],
])('%s=%s is refused with one sentence that names it', (name, value) => {
  const read = readSettings({ [name]: value })
  if (read.ok) throw new Error('It was accepted.')
  expect(read.problems).toHaveLength(1)
  expect(read.problems[0]).toMatch(new RegExp(`^${name} must be .*\\.$`))
})

test.each([
  ['https://Www.Example.com:443/', 'https://www.example.com'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('SITE_URL %s is the origin that browsers send, %s', (SITE_URL, origin) => {
  expect(readSettings({ SITE_URL })).toMatchObject({ ok: true, settings: { site_url: origin } })
})

test('an address of a mail server may hold an encoded password and a numeric host', () => {
  for (const SMTP_URL of ['smtp://u:p%40%25@mail.example:587', 'smtps://u:p@[::1]', 'smtp://127.0.0.1:25']) {
    expect(readSettings({ SMTP_URL })).toMatchObject({ ok: true, settings: { smtp_url: SMTP_URL } })
  }
})

test('an empty variable counts as an absent one', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({
    ok: true,
    settings: { port: 3000, smtp_url: undefined },
  })
})
