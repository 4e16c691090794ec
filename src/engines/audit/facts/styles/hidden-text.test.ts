import { expect, test } from 'vitest'
import { hiddenText } from './hidden-text.ts'
import { hidingRules } from './hiding-rules.ts'

const words = 'We clear drains in Savannah on every day of the week, and repair heaters.'
const page = (style: string, name = 'fade-up') =>
  `<html><head><style>${style}</style></head><body><nav class="${name}"><a href="/">Home</a></nav><main><h1 class="hero">Drains</h1><section><p class="${name}">${words}</p></section></main></body></html>`
const hidden = (html: string, ...styles: string[]) => {
  const { chars, of, heading, by } = hiddenText(html, styles.map(hidingRules))
  return chars === 0 ? 'nothing' : `${Math.round((chars / of) * 100)} % by ${by}${heading && `, heading by ${heading}`}`
}
const until_visible = '.fade-up { opacity: 0; transform: translateY(20px) } .fade-up.visible { opacity: 1 }'

test.each([
  ['a class that gets another', until_visible, '92 % by .fade-up'],
  ['what stands in it gets one', '.fade-up{opacity:0}.in-view .fade-up{opacity:1}', '92 % by .fade-up'],
  ['a class that it has not', '.fade-up:not(.shown) { visibility: hidden }', '92 % by .fade-up'],
  ['the heading', '.hero{opacity:0.0}.hero.on{opacity:1}', '8 % by .hero, heading by .hero'],
  [
    'where motion is welcome',
    `@media (prefers-reduced-motion: no-preference) { ${until_visible} }`,
    '92 % by .fade-up',
  ],
  ['where it stands in', 'main .fade-up{opacity:0}main .fade-up.on{opacity:1}', '92 % by .fade-up'],
])('text hidden by %s', (_what, style, told) => {
  expect(hidden(page(style))).toBe(told)
  expect(hidden(page(''), style)).toBe(told)
})

test.each([
  ['an animation shows it', '.fade-up { opacity: 0; animation: rise 1s forwards }'],
  ['an animation elsewhere in the style shows it', `${until_visible} .fade-up { animation: rise 1s both }`],
  ['a script said first that it runs', '.js .fade-up{opacity:0}.js .fade-up.visible{opacity:1}'],
  ['nothing shows it', '.fade-up{opacity:0}'],
  ['only on small screens', `@media (max-width: 600px) { ${until_visible} }`],
  ['on hover', '.fade-up:hover{opacity:0}.fade-up.visible{opacity:1}'],
  ['where it stands in nothing of that name', '.videobg .fade-up{opacity:0}.videobg.on .fade-up{opacity:1}'],
  ['a step of an animation', '@keyframes rise { from { opacity: 0 } to { opacity: 1 } } .fade-up.visible{opacity:1}'],
  ['style without scripts', `${until_visible} @media (scripting: none) { .fade-up { opacity: 1 } }`],
])('nothing is hidden: %s', (_what, style) => {
  expect(hidden(page(style))).toBe('nothing')
})

test.each([
  ['opacity', ' style="opacity:0; transform: translateY(20px)"', '92 % by [style]'],
  ['visibility', " style='color: #333; visibility: hidden;'", '92 % by [style]'],
  ['opacity in part', ' style="opacity:0.9"', 'nothing'],
  ['an animation', ' style="opacity:0; animation: rise 1s forwards"', 'nothing'],
  ['a box that is not displayed', ' style="display:none"', 'nothing'],
  ['the opacity of a ground', ' style="fill-opacity:0"', 'nothing'],
])('a style attribute with %s', (_, attribute, told) => {
  expect(hidden(page('').replace('<p class="fade-up"', `<p class="fade-up"${attribute}`))).toBe(told)
})

test('what waits for its turn, or is shown already, is not', () => {
  expect(hidden(page('.tab-panel{opacity:0}.tab-panel.active{opacity:1}', 'tab-panel'))).toBe('nothing')
  expect(hidden(page(until_visible, 'fade-up visible'))).toBe('nothing')
  expect(hidden(`<noscript><style>.fade-up{opacity:1}</style></noscript>${page(until_visible)}`)).toBe('nothing')
})

test('one of two texts that take turns in the heading is a part of it', () => {
  const html = page('.turn{opacity:0}.turn.on{opacity:1}').replace(
    'Drains</h1>',
    'Drains cleared <b class="turn">today</b></h1>',
  )
  expect(hidden(html)).toBe('5 % by .turn')
})

test('of several rules the one that hides most is told', () => {
  const style = `.sign{opacity:0}.sign.on{opacity:1}${until_visible}`
  expect(hidden(page(style).replace('<section>', '<section><i class="sign">!</i>'))).toBe('93 % by .fade-up')
})

test('AOS hides by its attribute', () => {
  const html = page('').replace('<p class="fade-up"', '<p data-aos="fade-up"')
  expect(hidden(html)).toBe('nothing')
  expect(hidden(`<link rel="stylesheet" href="https://unpkg.com/aos@2.3.1/dist/aos.css">${html}`)).toBe(
    '92 % by [data-aos]',
  )
})

test('a page and a style that were made to stall readers are read in no time', () => {
  const started = process.cpuUsage().user
  hiddenText(`<body>${'<div class="a '.repeat(20_000)}`, [hidingRules(`${'.a{'.repeat(50_000)} opacity:0`)])
  hiddenText(`<body>${'<div class="fade-up">'.repeat(20_000)}`, [hidingRules(until_visible)])
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(2_000)
})
