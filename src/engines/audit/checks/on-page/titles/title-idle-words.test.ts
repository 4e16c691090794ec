import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { titleIdleWords } from './title-idle-words.ts'

const home = (title: string) =>
  viewOf({ html: `<!doctype html>\n<title>${title}</title><p>12 Oak Street, Akron, OH 44301</p>`, kind: 'home' })

test.each([
  'Home | Calloway Plumbing',
  'Home - Calloway Drains',
  'HOMEPAGE: Calloway Plumbing, Akron',
  'Welcome to Calloway Plumbing',
  'Welcome to the Oak Street Diner',
])('“%s” begins with words that say nothing', title => {
  expect(titleIdleWords.look(home(title))).toMatchObject({
    occurrences: [{ line: 2, evidence: `<title>${title}</title>` }],
  })
})

test.each([
  'Calloway Plumbing | Home',
  'Home Health Care in Akron',
  'Home-Cooked Meals | Oak Street Diner',
  'Home',
  'Calloway Plumbing: Walk-Ins Welcome',
])('“%s” does not', title => {
  expect(titleIdleWords.look(home(title)).state).toBe('ok')
})

test('pages behind the front page may be called as they like', () => {
  const html = '<title>Home | Akron</title>'
  expect(titleIdleWords.look(viewOf({ html, kind: 'service' })).state).toBe('not_applicable')
})
