import { expect, test } from 'vitest'
import { wordsInPictures } from '#src/engines/audit/checks/on-page/pictures/words-in-pictures.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { thinContent } from './thin-content.ts'

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')
const page = (body: string, kind: PageKind = 'service', lang = 'en') =>
  viewOf({ html: `<html lang="${lang}"><head></head><body>${body}</body></html>`, kind })

test('a page that sells with few words is thin, whatever its menu and footer say', () => {
  const around = `<nav>${words(200)}</nav><main>${words(40)}</main><footer>${words(200)}</footer>`
  expect(thinContent.look(page(around))).toMatchObject({
    occurrences: [{ line: null, evidence: '40 words beside menu, header and footer' }],
  })
})

test('a gallery shows', () => {
  const html = `<html lang="en"><body><main>${words(40)}</main></body></html>`
  const at = (url: string) => thinContent.look(viewOf({ html, url, kind: 'other' })).state
  expect(at('https://www.calloway.example/gallery/barns/')).toBe('not_applicable')
  expect(at('https://www.calloway.example/barns/')).toBe('found')
})

test('panes that buttons open hold the rest', () => {
  const pane = (name: string) => `<section style="display:none"><h2>${name}</h2><p>${words(30)}</p></section>`
  const open = `<main><h1>Drains</h1><p>${words(20)}</p></main>`
  expect(thinContent.look(page(`${open}${['Pipes', 'Wells', 'Leaks'].map(pane).join('')}`)).state).toBe(
    'not_applicable',
  )
  expect(thinContent.look(page(`${open}${pane('Pipes')}`)).state).toBe('found')
})

test('a page of the site in a frame holds the words, and a map holds none', () => {
  const framing = (src: string) =>
    thinContent.look(page(`<main>${words(20)}<iframe src="${src}"></iframe></main>`)).state
  expect(framing('/rates-list.html')).toBe('not_applicable')
  expect(framing('https://www.google.com/maps/embed?pb=1')).toBe('found')
})

test('text outside a small main part counts too', () => {
  expect(thinContent.look(page(`<main>${words(10)}</main><div>${words(200)}</div>`)).state).toBe('ok')
})

test.each<PageKind>(['contact', 'legal', 'thanks', 'about', 'article', 'listing', 'other'])(
  'a page of the kind %s may be short',
  kind => {
    expect(thinContent.look(page('<p>Call us</p>', kind)).state).toBe('not_applicable')
  },
)

test('a page about people or of no plain kind is thin where it neither tells nor shows anything', () => {
  for (const kind of ['about', 'other'] as const) {
    expect(thinContent.look(page(`<p>${words(40)}</p>`, kind)).state).toBe('found')
    expect(thinContent.look(page(`<p>${words(100)}</p>`, kind)).state).toBe('ok')
    expect(thinContent.look(page(`<p>${words(40)}</p><form></form>`, kind)).state).toBe('not_applicable')
    expect(thinContent.look(page(`<p>${words(40)}</p><iframe src="/m"></iframe>`, kind)).state).toBe('not_applicable')
  }
})

test('a page that points to another, is written without spaces or drawn by a script is not judged', () => {
  const copy = viewOf({ html: '<head><link rel="canonical" href="https://www.calloway.example/a/"></head><p>Hi</p>' })
  expect(thinContent.look(copy).state).toBe('not_applicable')
  expect(thinContent.look(page('<p>水道工事</p>', 'home', 'ja')).state).toBe('not_applicable')
  expect(thinContent.look(page('<div id="app"></div>')).state).toBe('not_checked')
})

test('words that stand in pictures are told as such', () => {
  const pictures = '<img src="a.png"><img src="b.png"><img src="c.png"><img src="d.png">'
  const services = viewOf({
    html: `<html lang="en"><head><title>Services</title></head><body><h1>Services</h1>${pictures}</body></html>`,
    url: 'https://www.calloway.example/services.html',
    kind: 'service',
  })
  expect(wordsInPictures.look(services).state).toBe('found')
  expect(thinContent.look(services).state).toBe('not_applicable')
})

test('pictures of cards that lead to pages of their own, with their words, say nothing alone', () => {
  const look = (card: (name: string) => string) =>
    wordsInPictures.look(
      viewOf({
        html: `<html lang="en"><head><title>Services</title></head><body><main><h1>Services</h1>${['Cabling', 'Pruning', 'Removal', 'Planting'].map(card).join('')}</main></body></html>`,
        url: 'https://www.calloway.example/services.html',
        kind: 'service',
      }),
    ).state
  expect(look(name => `<a href="/${name}.html"><img src="${name}.png" alt=""><span>${name}</span></a>`)).toBe('ok')
  const signs = '<img src="mark.svg" alt=""><img src="leaf.svg" alt="">'
  expect(
    look(name => `<a href="/${name}.html"><img src="${name}.png" alt="">${name}</a>${name === 'Cabling' ? signs : ''}`),
  ).toBe('ok')
  expect(look(name => `<a href="/${name}.html"><img src="${name}.png" alt="${name}"></a>`)).toBe('found')
  expect(look(name => `<a href="/${name}.png"><img src="${name}.png" alt="">Enlarge</a>`)).toBe('found')
  expect(look(name => `<img src="${name}.png" alt=""><a href="/${name}.html">${name}</a>`)).toBe('found')
})

test('a page that calls itself by work that is sold is held to the same, whatever its address says of its kind', () => {
  const look = (path: string, h1: string, count = 80) =>
    thinContent.look(
      viewOf({
        html: `<h1>${h1}</h1><p>${words(count)}</p><form></form>`,
        url: `https://www.calloway.example/${path}`,
        kind: 'other',
      }),
    ).state
  expect(look('towing.html', 'Towing in Macon')).toBe('found')
  expect(look('auto-accidents', 'Auto Accidents')).toBe('found')
  expect(look('towing.html', 'Towing in Macon', 160)).toBe('ok')
  expect(look('towing-gallery.html', 'Towing gallery')).toBe('not_applicable')
  expect(look('towing.html', 'Our team')).toBe('not_applicable')
  expect(look('sermons.html', 'Sermons')).toBe('not_applicable')
})

test('a gallery by what is said of it shows', () => {
  const look = (description: string) =>
    wordsInPictures.look(
      viewOf({
        html: `<html lang="en"><head><title>Brunch | Calloway</title><meta name="description" content="${description}"></head><body><main><h1>Brunch</h1>${'<img src="a.jpg" alt="A table">'.repeat(4)}</main></body></html>`,
        url: 'https://www.calloway.example/brunch.html',
        kind: 'other',
      }),
    ).state
  expect(look('Brunch gallery at Calloway in Macon.')).toBe('ok')
  expect(look('Brunch at Calloway in Macon.')).toBe('found')
})
