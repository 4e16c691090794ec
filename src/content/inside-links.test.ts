import { expect, test } from 'vitest'
import { helpAnswers, helpGroups } from '#src/content/help/help-groups.ts'
import { ownerQuestions } from '#src/content/owner-questions.ts'
import { sitePages } from '#src/content/pages.ts'
import { privacyNotice } from '#src/content/privacy-notice.ts'
import { termsOfService } from '#src/content/terms-of-service.ts'

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)

const anchors: Record<string, string[]> = {
  '/help-center': [...idsOf(helpAnswers), ...helpGroups.map(group => `group-${group.id}`)],
  '/education': idsOf(ownerQuestions),
  '/privacy': idsOf(privacyNotice),
  '/terms': idsOf(termsOfService),
}

const targets = [
  ...helpAnswers.flatMap(answer => answer.more?.path ?? []),
  ...ownerQuestions.flatMap(question => question.reading.map(page => page.path)),
]

test('every link in help and education leads to a page and a place on it that exist', () => {
  for (const target of targets) {
    const [path = '', anchor] = target.split('#')
    expect(sitePages.map(page => page.path)).toContain(path)
    if (anchor) expect(anchors[path], target).toContain(anchor)
  }
})

test('no address on a page is given twice', () => {
  for (const [path, ids] of Object.entries(anchors)) expect(new Set(ids).size, path).toBe(ids.length)
})

test('the help center answers at least twelve questions, none of them twice', () => {
  expect(helpAnswers.length).toBeGreaterThanOrEqual(12)
  expect(new Set(helpAnswers.map(answer => answer.question)).size).toBe(helpAnswers.length)
})
