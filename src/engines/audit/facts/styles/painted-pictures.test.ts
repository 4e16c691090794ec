import { expect, it } from 'vitest'
import { namesOfElements, paintedPictures, paints, withoutComments } from './painted-pictures.ts'

const addresses = (css: string) => paintedPictures(css).map(({ address }) => address)

it('reads the pictures behind things, with their rules and lines', () => {
  const css =
    '.hero {\n  background: linear-gradient(red, blue),\n    url("../img/front.jpg") center;\n}\n@media (max-width: 9em) { #top::before { background-image: url(b.webp?v=2) } }'
  expect(paintedPictures(css)).toEqual([
    { selector: '.hero', address: '../img/front.jpg', line: 3 },
    { selector: '#top::before', address: 'b.webp?v=2', line: 5 },
  ])
})

it.each([
  ['a font', '@font-face { src: url(a.woff2) }'],
  ['a cursor', 'a { cursor: url(a.png) }'],
  ['a picture inside the style', '.a { background: url("data:image/svg+xml,%3Csvg filter=\'url(%23n.svg)\'") }'],
  ['a value for elsewhere', ':root { --front: url(front.jpg) }'],
  ['what was taken out', '/* .a { background: url(a.jpg) } */'],
  ['a blank', '.a { background: url({{front}}.jpg) }'],
  ['a part of a drawing', '.a { background: url(#grain) }'],
  ['a rule without an end', '.a { background: url(a.jpg'],
])('leaves %s alone', (_, css) => {
  expect(addresses(css)).toEqual([])
})

it('takes the last of several pictures for one selector', () => {
  expect(addresses('.a { background: url(old.jpg) } .b { color: red } .a { background-image: url(new.jpg) }')).toEqual([
    'new.jpg',
  ])
  expect(addresses('.a { background: url(old.png); background: url(new.webp) }')).toEqual(['new.webp'])
})

it('keeps each line where it was without its comments, and takes one that never ends for the rest', () => {
  expect(withoutComments('a/* x\ny */b/**/c')).toBe('a\nbc')
  expect(withoutComments('a/* b')).toBe('a')
})

it('knows which rules find something on a page', () => {
  const names = namesOfElements(`<div class="hero wide" id='top'><p class=lead data-class="no">`)
  const found = (selector: string) => paints({ selector }, names)
  for (const selector of [
    '.hero',
    'div.hero.wide',
    '#top .lead',
    '.gone, .hero',
    '.hero::after',
    'body',
    'html > body',
  ])
    expect({ selector, found: found(selector) }).toEqual({ selector, found: true })
  for (const selector of ['.no', '.hero .gone', '.hero:hover', 'section', '[class~=hero]', ':is(.hero)', ''])
    expect({ selector, found: found(selector) }).toEqual({ selector, found: false })
})

it('reads a style of nothing but beginnings in time that grows with its length', () => {
  for (const part of ['/*', 'url(', '{background:url(', '{background:', "class='"]) {
    const style = part.repeat(40_000)
    expect(paintedPictures(style).length).toBeLessThan(61)
    expect(namesOfElements(`<p ${style}`).size).toBeLessThan(3)
  }
})
