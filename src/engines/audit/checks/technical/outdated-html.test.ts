import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit-views.ts'
import { outdatedHtml } from './outdated-html.ts'

test('tags of another age are told once each with their number', () => {
  const page = viewOf({ html: '<body><center><font>a</font><font>b</font></center></body>' })
  expect(outdatedHtml.look(page)).toMatchObject({
    occurrences: [{ evidence: '<center>' }, { evidence: '<font>, 2 times' }],
  })
})

test('documents in the page are no such tags', () => {
  const page = viewOf({ html: '<body><object data="/menu.pdf"></object><embed src="/menu.pdf"><p>a</p></body>' })
  expect(outdatedHtml.look(page).state).toBe('ok')
})
