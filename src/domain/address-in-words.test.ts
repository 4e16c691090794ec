import { domainToASCII, domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { addressInWords, hostInWords } from '#src/domain/address-in-words.ts'
import { fc } from '#tests/support/runner/properties.ts'

test.each([
  ['tonyspizza.com', 'tonyspizza.com'],
  ['xn--bcher-kva.example', 'bücher.example'],
  ['www.xn--mnchen-caf-k7a2t.example', 'www.münchen-café.example'],
  ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
  ['xn--n3h.example:8080', '☃.example:8080'],
  ['xn--bcher-kva.example:80', 'bücher.example:80'],
  ['[2001:db8::1]', '[2001:db8::1]'],
])('the host %s is read as %s', (host, words) => {
  expect(hostInWords(host)).toBe(words)
})

test.each([
  // "pаypal" with a Cyrillic а.
  'xn--pypal-4ve.com',
  'xn--',
  'xn--a',
  'xn--99999999999.example',
  'xn--\u0000.example',
  'xn--zz-é.example',
])('%s stays as it is: it leads nowhere, or passes for another name', host => {
  expect(hostInWords(host)).toBe(host)
})

test('every name is read as Node reads it, and leads back to the same host', () => {
  const letters = fc.stringMatching(/^[a-zäöüéñßабвгд日本語한국אבג]{1,12}$/u)
  fc.assert(
    fc.property(letters, label => {
      const host = domainToASCII(`${label}.example`)
      fc.pre(host !== '')
      const words = hostInWords(host)
      if (words !== host) expect(words).toBe(domainToUnicode(host))
      expect(domainToASCII(words)).toBe(host)
    }),
  )
})

test('whatever stands behind xn--, nothing is thrown and nothing invisible comes of it', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const words = hostInWords(`xn--${text}.example`)
      if (words !== `xn--${text}.example`) expect(words).not.toMatch(/[\p{Cc}\p{Cf}\p{Zs}]/u)
    }),
  )
})

test('of an address only the host is read, and of other texts nothing', () => {
  expect(addressInWords('https://xn--bcher-kva.example/xn--a?b=xn--c#d')).toBe('https://bücher.example/xn--a?b=xn--c#d')
  expect(addressInWords('xn--bcher-kva.example/a')).toBe('bücher.example/a')
  expect(addressInWords('mailto:a@xn--bcher-kva.example')).toBe('mailto:a@xn--bcher-kva.example')
  expect(addressInWords('')).toBe('')
})
