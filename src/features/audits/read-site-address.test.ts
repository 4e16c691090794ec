import { expect, test } from 'vitest'
import { readSiteAddress } from '#src/features/audits/read-site-address.ts'

test('an address is read as leniently as a browser reads it', () => {
  expect(readSiteAddress('tonyspizza.com')).toEqual({
    ok: true,
    url: 'https://tonyspizza.com/',
    host: 'tonyspizza.com',
    names_scheme: false,
    site: 'tonyspizza.com',
  })
  expect(readSiteAddress('  WWW.TonysPizza.com/menu#top ')).toMatchObject({
    url: 'https://www.tonyspizza.com/menu',
    site: 'tonyspizza.com/menu',
  })
  expect(readSiteAddress('http://tonyspizza.com:80/')).toMatchObject({
    url: 'http://tonyspizza.com/',
    names_scheme: true,
  })
  expect(readSiteAddress('//tonyspizza.com/?shop=2')).toMatchObject({ site: 'tonyspizza.com?shop=2' })
  expect(readSiteAddress('tonyspizza.com:443')).toMatchObject({ url: 'https://tonyspizza.com/' })
  expect(readSiteAddress('bäckerei.example')).toMatchObject({ ok: true })
  expect(readSiteAddress('8.8.8.8')).toMatchObject({ ok: true })
  expect(readSiteAddress(`${'a'.repeat(63)}.com.`)).toMatchObject({ ok: true })
})

test.each([
  ['', /write the address/],
  ['   ', /write the address/],
  ['tony@tonyspizza.com', /looks like an email/],
  ['mailto:tony@tonyspizza.com', /looks like an email/],
  ['ftp://tonyspizza.com', /Only http and https/],
  ['javascript:alert(1)', /Only http and https/],
  ['file:///etc/passwd', /Only http and https/],
  ['data:text/html,hello', /Only http and https/],
  ['tonys pizza', /not a web address/],
  ['tonyspizza', /not a web address/],
  ['http://', /not a web address/],
  ['https://.', /not a web address/],
  [`${'a'.repeat(64)}.com`, /not a web address/],
  [`${'ab.'.repeat(84)}com`, /not a web address/],
  ['https://tony:secret@tonyspizza.com', /user name or password/],
  ['localhost', /private network/],
  ['http://localhost:3000', /private network/],
  ['shop.localhost', /private network/],
  ['printer.local', /private network/],
  ['http://127.0.0.1', /private network/],
  ['http://2130706433/', /private network/],
  ['http://0x7f.1/', /private network/],
  ['10.1.2.3', /private network/],
  ['172.20.0.1', /private network/],
  ['192.168.1.1/admin', /private network/],
  ['169.254.169.254/latest/meta-data', /private network/],
  ['http://[::1]/', /private network/],
  ['http://[fd00::1]/', /private network/],
  ['http://[::ffff:10.0.0.1]/', /private network/],
  ['tonyspizza.com:8080', /names a port/],
  [`tonyspizza.com/${'a'.repeat(2000)}`, /2000 characters/],
])('%s is refused with a sentence', (text, sentence) => {
  const read = readSiteAddress(text)
  expect(read.ok).toBe(false)
  expect(!read.ok && read.sentence).toMatch(sentence)
})

test('another port is read where it may be used', () => {
  expect(readSiteAddress('http://shop.test:8080/a/', port => port === 8080)).toMatchObject({
    url: 'http://shop.test:8080/a/',
    site: 'shop.test:8080/a',
  })
})
