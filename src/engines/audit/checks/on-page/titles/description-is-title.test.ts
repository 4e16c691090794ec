import { expect, test } from 'vitest'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { descriptionTooShort } from './description.ts'
import { descriptionIsTitle } from './description-is-title.ts'

const page = (title: string, description: string) => ({
  html: `<head><title>${title}</title><meta name="description" content="${description}"></head>`,
})

test('a description that says the title again is told as that, and not as short', () => {
  const same = page('Calloway Plumbing | Akron', 'Calloway Plumbing, Akron.')
  expect(descriptionIsTitle.look(viewOf(same))).toMatchObject({
    state: 'found',
    occurrences: [{ line: 1, evidence: '“Calloway Plumbing, Akron.”' }],
  })
  expect(descriptionTooShort.look(siteOf([same])).state).toBe('ok')
})

test.each([
  ['Calloway Plumbing', 'Calloway Plumbing mends drains in Akron.'],
  ['', 'Calloway Plumbing'],
])('“%s” and “%s” are no repetition', (title, description) => {
  expect(descriptionIsTitle.look(viewOf(page(title, description))).state).not.toBe('found')
})
