import { expect, test } from 'vitest'
import { callsOnPhones, phoneHiding } from './hidden-on-phones.ts'

const call = '<a href="tel:+19125550142" class="btn">(912) 555-0142</a>'
const page = (body: string) => `<html><body><header>${body}</header><main><h1>Drains</h1></main></body></html>`
const count = (body: string, style = '') => {
  const { calls, hidden, by } = callsOnPhones(page(body), [phoneHiding(style)])
  return `${hidden} of ${calls}${by && ` by ${by}`}`
}
const box = `<div class="header-call">${call}</div>`

test.each([
  ['a box', box, '@media (max-width: 768px) { .header-call { display: none } }', '1 of 1 by header-call'],
  ['the link', call, '@media screen and (max-width:991.98px){a.btn{display:none!important}}', '1 of 1 by btn'],
  ['Bootstrap', `<div class="d-none d-md-block">${call}</div>`, '', '1 of 1 by d-none d-md-block'],
  ['Tailwind', `<div class="hidden md:flex gap-4">${call}</div>`, '', '1 of 1 by hidden md:flex gap-4'],
  ['one of two', box + call, '@media (max-width: 768px) { .header-call { display: none } }', '1 of 2 by header-call'],
])('hidden by %s', (_what, body, style, told) => {
  expect(count(body, style)).toBe(told)
})

test.each([
  ['it is hidden on large screens', '@media (min-width: 768px) { .header-call { display: none } }'],
  ['it is hidden on watches', '@media (max-width: 320px) { .header-call { display: none } }'],
  [
    'a menu shows it',
    '@media (max-width: 768px) { .header-call { display: none } .header-call.open { display: flex } }',
  ],
  [
    'phones show it',
    '@media (max-width: 991px) { .header-call { display: none } } @media (max-width: 600px) { .header-call { display: block } }',
  ],
  ['only on paper', '@media print { .header-call { display: none } }'],
  ['within another box', '@media (max-width: 768px) { .stuck .header-call { display: none } }'],
])('not hidden where %s', (_what, style) => {
  expect(count(box, style)).toBe('0 of 1')
})
