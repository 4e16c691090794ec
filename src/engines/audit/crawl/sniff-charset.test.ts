import { expect, test } from 'vitest'
import { sniffCharset } from '#src/engines/audit/crawl/sniff-charset.ts'
import { fc } from '#tests/support/runner/properties.ts'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const sniff = (html: string, type?: string) => sniffCharset(bytes(html), type)

test.each([
  ['a mark goes before everything', '\xef\xbb\xbf<meta charset="latin1">', 'text/html; charset=koi8-r', 'utf-8', 'bom'],
  ['UTF-16 by its mark', '\xff\xfe<\0', undefined, 'utf-16le', 'bom'],
  ['big-endian UTF-16 by its mark', '\xfe\xff\0<', undefined, 'utf-16be', 'bom'],
  ['the header goes before the page', '<meta charset="koi8-r">', 'text/html; charset=UTF-8', 'utf-8', 'header'],
  ['a quoted header', '', 'text/html;charset="iso-8859-2"', 'iso-8859-2', 'header'],
  ['a header that means nothing', '<meta charset=utf-8>', 'text/html; charset=utf8mb4', 'utf-8', 'meta'],
  ['a meta element', '<!doctype html><head><meta charset="Shift_JIS">', undefined, 'shift_jis', 'meta'],
  [
    'an old meta element',
    '<meta http-equiv="Content-Type" content="text/html; charset=euc-kr">',
    'text/html',
    'euc-kr',
    'meta',
  ],
  [
    'attributes the other way round',
    "<META content='text/html; charset=big5' http-equiv=content-type>",
    undefined,
    'big5',
    'meta',
  ],
  ['latin1 is windows-1252', '<meta charset=latin1>', undefined, 'windows-1252', 'meta'],
  ['a meta element cannot be in UTF-16', '<meta charset="utf-16">', undefined, 'utf-8', 'meta'],
  ['a comment declares nothing', '<!-- <meta charset=koi8-r> -->caf\xe9 noir', undefined, 'windows-1252', 'default'],
  [
    'another meta element declares nothing',
    '<meta name="description" content="charset=koi8-r">',
    undefined,
    'utf-8',
    'default',
  ],
  ['nothing, in UTF-8', 'caf\xc3\xa9', undefined, 'utf-8', 'default'],
  ['nothing, not in UTF-8', 'caf\xe9 noir', undefined, 'windows-1252', 'default'],
] as const)('%s', (_, html, type, label, from) => {
  expect(sniff(html, type)).toMatchObject({ label, from })
})

test('a declaration behind the first 1,024 bytes is not seen', () => {
  expect(sniff(`${' '.repeat(1_020)}<meta charset="koi8-r">`).from).toBe('default')
})

test('what the header and the page say is kept, also where they disagree', () => {
  expect(sniff('<meta charset="windows-1252">', 'text/html; charset=utf-8')).toEqual({
    label: 'utf-8',
    from: 'header',
    header: 'utf-8',
    meta: 'windows-1252',
  })
})

test('any bytes get an encoding that a decoder takes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.string(), (raw, type) => {
      const page = Uint8Array.from([...bytes('<meta charset='), ...raw])
      expect(() => new TextDecoder(sniffCharset(page, type).label).decode(page)).not.toThrow()
    }),
  )
})
