import { expect, test } from 'vitest'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { blanksInScripts } from './blanks-in-scripts.ts'

const url = 'https://www.calloway.example/app.js'
const look = (code: string) =>
  blanksInScripts.look(siteOf([{ html: '<div id="root"></div>' }], { own_scripts: [{ url, ...ownScript(code) }] }))

test('a blank in the words of a script is told with the file', () => {
  expect(look('<FaqA>[Write your answer here.]</FaqA><FaqA>[Write your answer here.]</FaqA>')).toEqual({
    state: 'found',
    occurrences: [{ url, line: null, evidence: '[Write your answer here.]' }],
  })
  expect(look("const name = '[Your Company Name]'").state).toBe('found')
})

test.each([
  'const actions = [Add, Remove]',
  'list[Insert the(key)]',
  "throw new Error('[Your app] failed')",
  "alert('Write your answer here.')",
])('%s is no blank', code => {
  expect(look(code).state).toBe('ok')
})

test('without scripts there is nothing to look at', () => {
  expect(blanksInScripts.look(siteOf([{ html: '<p>Hello</p>' }])).state).toBe('not_applicable')
})
