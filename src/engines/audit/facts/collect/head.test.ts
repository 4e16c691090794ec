import { expect, it } from 'vitest'
import { factsOf, factsOfHead } from '#tests/support/audit/audit-page.ts'

it('reads doctype, language and direction of the page', () => {
  const { doctype, html } = factsOf('<!DOCTYPE html>\n<html lang="en-US" dir="ltr" amp><title>A</title>')
  expect(doctype).toMatchObject({ legacy: false, line: 1, offset: 0 })
  expect(html).toMatchObject({ lang: 'en-US', dir: 'ltr', amp: true, line: 2 })
})

it('finds neither where there is none', () => {
  const nothing = { doctype: null, html: null, base: null, titles: [], metas: [], canonicals: [], charsets: [] }
  expect(factsOf('<p>text')).toMatchObject(nothing)
})

it('tells an old doctype from the standard one, and takes the legacy-compat form for the latter', () => {
  const old = '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">'
  expect(factsOf(old).doctype?.legacy).toBe(true)
  expect(factsOf('<!doctype html SYSTEM "about:legacy-compat">').doctype?.legacy).toBe(false)
})

it('decodes a title and joins its lines, and leaves the titles of pictures alone', () => {
  const { titles } = factsOf('<head><title>\n Drains &amp;\n Pipes </title></head><body><svg><title>Logo</title></svg>')
  expect(titles).toEqual([{ text: 'Drains & Pipes', part: 'head', line: 1, offset: 6 }])
})

it('lists every title of the head', () => {
  expect(factsOfHead('<title>One</title><title>Two</title>').titles.map(({ text }) => text)).toEqual(['One', 'Two'])
})

it('reads both ways of declaring the character set, and whether browsers would find it', () => {
  const { charsets } = factsOfHead(
    `<meta charset="UTF-8">${' '.repeat(1_100)}<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">`,
  )
  expect(charsets).toMatchObject([
    { charset: 'utf-8', from: 'meta-charset', in_first_1024: true },
    { charset: 'windows-1252', from: 'meta-http-equiv', in_first_1024: false },
  ])
})

it('reads metas by name and property, whatever the quotes', () => {
  const { metas, open_graph, twitter } = factsOfHead(
    `<META NAME=Description CONTENT='Pipes "mended"'><meta property="og:title" content="T"><meta name="twitter:card" content="summary">`,
  )
  expect(metas[0]).toMatchObject({ name: 'description', content: 'Pipes "mended"', part: 'head' })
  expect(open_graph).toMatchObject([{ property: 'og:title', content: 'T' }])
  expect(twitter).toMatchObject([{ name: 'twitter:card', content: 'summary' }])
})

it('takes no meta from noscript or template', () => {
  const { metas, refresh } = factsOfHead(
    '<noscript><meta http-equiv="refresh" content="0;url=/no"></noscript><template><meta name="robots" content="noindex"></template>',
  )
  expect(metas).toEqual([])
  expect(refresh).toBeNull()
})

it('reads robots metas per crawler, the date of unavailable_after included', () => {
  const { robots } = factsOfHead(
    '<meta name="robots" content="NOINDEX, max-snippet: 0"><meta name="googlebot" content="unavailable_after: 25 Jun 2010 15:00:00 PST, noarchive"><meta name="author" content="Ada">',
  )
  expect(robots.map(({ agent, directives }) => [agent, ...directives])).toEqual([
    ['robots', 'noindex', 'max-snippet:0'],
    ['googlebot', 'noarchive', 'unavailable_after:25 Jun 2010 15:00:00 PST'],
  ])
})

it('reads a meta refresh with and without an address', () => {
  expect(factsOfHead(`<meta http-equiv=refresh content="5; URL='/new'">`).refresh).toMatchObject({
    delay_seconds: 5,
    target: '/new',
    url: 'https://www.calloway.example/new',
  })
  const own = factsOfHead('<meta http-equiv="refresh" content="30">').refresh
  expect(own).toMatchObject({ delay_seconds: 30, target: null })
})

it('resolves links of the head, after base too, and sorts them by what they are for', () => {
  const facts = factsOfHead(
    '<link rel=canonical href="/a"><base href="https://other.example/x/"><link rel="alternate" hreflang="es" href="es"><link rel="shortcut icon" href="i.png"><link rel="preload" as="font" href="f.woff2"><link rel="manifest" href="m.json"><link rel="stylesheet" href="s.css" media="print">',
  )
  expect(facts.canonicals).toMatchObject([{ href: '/a', url: 'https://www.calloway.example/a' }])
  expect(facts.base).toMatchObject({ url: 'https://other.example/x/' })
  expect(facts.hreflangs).toMatchObject([{ hreflang: 'es', url: 'https://other.example/x/es' }])
  expect(facts.icons).toHaveLength(1)
  expect(facts.preloads).toMatchObject([{ as: 'font' }])
  expect(facts.manifests).toHaveLength(1)
  expect(facts.stylesheets).toMatchObject([{ media: 'print' }])
})

it('keeps a canonical that cannot be resolved as written', () => {
  expect(factsOfHead('<link rel="canonical" href="https://">').canonicals).toMatchObject([
    { href: 'https://', url: null },
  ])
})

it('reads text that ends the head as text of the page', () => {
  const { text } = factsOf('<head><title>Drains</title>Call us in Macon.</head><p>Day and night.</p>')
  expect(text.blocks.map(block => block.text)).toEqual(['Call us in Macon.', 'Day and night.'])
})
