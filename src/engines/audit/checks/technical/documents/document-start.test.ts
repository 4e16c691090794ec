import { expect, test } from 'vitest'
import {
  charsetMissing,
  doctypeMissing,
  metaInBody,
  metaRefreshRedirect,
} from '#src/engines/audit/checks/technical/documents/document-start.ts'
import { type ServedPage, site_url, viewOf } from '#tests/support/audit/audit-views.ts'

const page = (head: string, body = '', over: Partial<ServedPage> = {}) =>
  viewOf({ html: `<!doctype html><html><head><title>C</title>\n${head}</head><body>${body}</body></html>`, ...over })
const charset = (from: 'header' | 'meta' | 'bom' | 'default', header: string | null, meta: string | null) =>
  page('', '', { charset: { from, header, meta } })

test.each([
  ['nothing', charset('default', null, null), 'found'],
  [
    'what the server of a copy might say',
    page('', '', { charset: { from: 'default', header: null, meta: null }, is_local_copy: true }),
    'not_checked',
  ],
  ['a contradiction', charset('header', 'iso-8859-1', 'utf-8'), 'found'],
  ['two names of one', charset('header', 'UTF8', 'utf-8'), 'ok'],
  ['two names of another', charset('header', 'iso-8859-1', 'windows-1252'), 'ok'],
  ['a byte order mark', charset('bom', null, null), 'ok'],
  ['the page alone', charset('meta', null, 'utf-8'), 'ok'],
  [
    'a page that is missing',
    page('', '', { charset: { from: 'default', header: null, meta: null }, response: { status: 404 } }),
    'not_applicable',
  ],
])('letters by %s: %s', (_, view, state) => {
  expect(charsetMissing.look(view).state).toBe(state)
})

test.each([
  ['<title>C</title>', 'found'],
  ['<!doctype html><title>C</title>', 'ok'],
  ['\n<!-- x --><!DOCTYPE HTML><title>C</title>', 'ok'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><title>C</title>', 'found'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><title>C</title>', 'found'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><title>C</title>', 'ok'],
  [
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><title>C</title>',
    'ok',
  ],
])('document type of %j: %s', (html, state) => {
  expect(doctypeMissing.look(viewOf({ html })).state).toBe(state)
})

test('a description behind an element that ends the head', () => {
  const view = page('<div></div><meta name="description" content="Drains">')
  expect(metaInBody.look(view)).toMatchObject({ state: 'found', occurrences: [{ line: 2 }] })
})

test.each([
  ['in the head', page('<meta name="description" content="Drains">')],
  [
    'of structured data in the body',
    page('', '<p itemscope><meta itemprop="description" name="description" content="x">'),
  ],
  ['of another name in the body', page('', '<meta name="generator" content="x">')],
  [
    'that went with the canonical',
    page('<div></div><meta name="robots" content="index"><link rel="canonical" href="/">'),
  ],
])('a meta %s', (_, view) => {
  expect(metaInBody.look(view).state).not.toBe('found')
})

test.each([
  ['<meta http-equiv="refresh" content="0; url=/new/">', 'found'],
  ['<meta http-equiv="refresh" content="5;URL=\'https://other.example/\'">', 'found'],
  ['<meta http-equiv="refresh" content="300">', 'ok'],
  [`<meta http-equiv="refresh" content="60; url=${site_url}">`, 'ok'],
  ['<noscript><meta http-equiv="refresh" content="0; url=/no-script/"></noscript>', 'ok'],
])('%s: %s', (head, state) => {
  expect(metaRefreshRedirect.look(page(head)).state).toBe(state)
})
