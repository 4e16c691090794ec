import { expect, test } from 'vitest'
import { colorRules } from './color-rules.ts'
import { smallText } from './small-text.ts'

const sentence =
  'We mend roofs, gutters and chimneys of houses in Macon and around it, and answer the phone all day long, on Sundays and holidays, too. '
const modern = '<!doctype html>'
const told = (style: string, body: string, begin = modern, loaded: Record<string, string> = {}) => {
  const found = smallText(
    `${begin}<html><head><title>Roofs</title>${style}</head><body>${body}</body></html>`,
    'https://shop.example/',
    new Map(Object.entries(loaded).map(([at, css]) => [at, colorRules(css)])),
  )
  return found && `${Math.round(found.share * 100)} of 100 in ${Math.round(found.px * 10) / 10}`
}
const p = (attributes = '', words = sentence) => `<p${attributes}>${words}</p>`

test.each([
  ['<style>body { font-size: 11px }</style>', p(), '100 of 100 in 11'],
  ['<style>body { font: normal 11px/1.5 Verdana, sans-serif }</style>', p(), '100 of 100 in 11'],
  ['<style>.text { font-size: .7pc }</style>', p(' class="text"') + p(), '50 of 100 in 11.2'],
  ['<style>body { font-size: 62.5% }</style>', p(), '100 of 100 in 10'],
  ['', `<font size="1">${p()}</font>`, '100 of 100 in 10'],
  ['', p(' style="font-size:8pt"'), '100 of 100 in 10.7'],
])('%s with %s', (style, body, size) => {
  expect(told(style, body)).toBe(size)
})

test.each([
  ['<style>body { font-size: 12px }</style>', p()],
  ['<style>.note { font-size: 10px }</style>', p() + p(' class="note"', '© Calloway Roofs')],
  ['<style>html { font-size: 62.5% } body { font-size: 1.6rem }</style>', p()],
  ['<style>@media (max-width: 600px) { body { font-size: 11px } }</style>', p()],
  ['<style>.seo { font-size: 0 }</style>', p(' class="seo"')],
  ['<style>.menu { font-size: 10px; display: none }</style>', p(' class="menu"')],
  ['<link rel="stylesheet" href="/lost.css"><style>p { font-size: 10px }</style>', p()],
])('%s with %s is not small', (style, body) => {
  expect(told(style, body)).toBeUndefined()
})

test('files are read as the page loads them', () => {
  const loaded = { 'https://shop.example/site.css': 'p { font-size: 10px }' }
  expect(told('<link rel="stylesheet" href="/site.css">', p(), modern, loaded)).toBe('100 of 100 in 10')
})

test('without a document type tables do not take over the size of the page', () => {
  const table = `<table><tr><td>${sentence}</td></tr></table>`
  const style = '<style>body { font-size: 10px }</style>'
  expect(told(style, table, '')).toBeUndefined()
  expect(told(style, table, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">')).toBeUndefined()
  expect(told(style, table)).toBe('100 of 100 in 10')
  const with_address =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
  expect(told(style, table, with_address)).toBe('100 of 100 in 10')
})
