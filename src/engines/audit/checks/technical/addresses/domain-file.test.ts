import { expect, test } from 'vitest'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { domainFile } from './domain-file.ts'

const html = '<title>Calloway Plumbing</title>'
const { response } = viewOf({ html })
function look(text: string, { is_local_copy = true, status = 200 } = {}) {
  const url = `${site_url}CNAME`
  const result = { ...response, url, final_url: url, status }
  const file = { type: 'site_file_read' as const, path: '/CNAME', result, text, problem: null }
  const outcome = domainFile.look(siteOf([{ html }], { is_local_copy, site_files: [file] }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('a file with more than the name of one domain is found', () => {
  expect(look('calloway.example\nwww.calloway.example\n')).toBe('2 lines: calloway.example, www.calloway.example')
  expect(look('https://www.calloway.example')).toBe('“https://www.calloway.example”: an address with https:// in front')
  expect(look('www.calloway.example/\n')).toBe('“www.calloway.example/”: a name with a path behind it')
  expect(look('Calloway Plumbing')).toBe('“Calloway Plumbing”: no name of a domain')
})

test('one name is as it should be, whatever stands around it', () => {
  for (const text of [
    'www.calloway.example',
    'calloway.example\r\n\r\n',
    ' Calloway.example ',
    '\uFEFFcalloway.example',
  ])
    expect(look(text)).toBe('ok')
})

test('no file, an empty one, one of a server, and a page in its place say nothing', () => {
  expect(look('')).toBe('not_applicable')
  expect(look('\n')).toBe('not_applicable')
  expect(look('a.example\nb.example', { is_local_copy: false })).toBe('not_applicable')
  expect(look('a.example\nb.example', { status: 404 })).toBe('not_applicable')
  expect(look(`<!doctype html>${'<p>Not found</p>'.repeat(20)}`)).toBe('not_applicable')
})
