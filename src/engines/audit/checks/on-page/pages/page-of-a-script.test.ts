import { expect, test } from 'vitest'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'
import { pageOfAScript } from './page-of-a-script.ts'

const script = '<script src="//bids.service.example/Form/embed/12"></script>'
const look = (body: string) =>
  pageOfAScript.look(
    viewOf({
      url: `${site_url}quote`,
      html: `<!doctype html><html lang="en"><head><title>Get a quote</title></head><body><nav><a href="/">Home</a></nav>${body}<footer>Calloway Plumbing</footer></body></html>`,
      kind: 'other',
    }),
  ).state

test('a page with nothing but a script of another company is told', () => {
  expect(look(script)).toBe('found')
  expect(look(`<p>All rights reserved.</p>${script}`)).toBe('found')
})

test('what a visitor can read or use beside it is enough', () => {
  expect(look(`<h1>Get a quote</h1>${script}`)).toBe('ok')
  expect(look(`<p>${'We answer on the same day. '.repeat(5)}</p>${script}`)).toBe('ok')
  expect(look(`<form action="/send" method="post"><input name="email"></form>${script}`)).toBe('ok')
  expect(look('<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>')).toBe('not_applicable')
  expect(look('<script src="/js/form.js"></script>')).toBe('not_applicable')
})
