import { expect, it } from 'vitest'
import { factsOf } from '#tests/support/audit/audit-page.ts'

const pictures = (html: string) =>
  factsOf(html).resources.flatMap(({ kind, url, line }) => (kind === 'image' ? [`${line} ${url}`] : []))

it('reads the picture that a style attribute paints', () => {
  expect(pictures(`<body>\n<div style="color: red; background: #fff url('/img/a.jpg') center">`)).toEqual([
    '2 https://www.calloway.example/img/a.jpg',
  ])
})

it('reads those of the page’s own rules that something on the page asks for', () => {
  const html =
    '<style>\n.hero { background: url(/a.jpg) }\n.gone { background: url(/b.jpg) }</style><body><div class="hero">'
  expect(pictures(html)).toEqual(['2 https://www.calloway.example/a.jpg'])
})

it('leaves out what is hidden, and values that rules elsewhere may use', () => {
  expect(pictures('<div hidden style="background: url(a.jpg)"></div><div style="--front: url(b.jpg)">')).toEqual([])
})
