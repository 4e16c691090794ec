import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { appPages } from '#src/content/app-pages.ts'
import type { HelpPlace } from '#src/content/help/help-answer.ts'
import { accountHelp, helpAnswers, helpGroups, openHelp } from '#src/content/help/help-groups.ts'
import { screenHelp } from '#src/content/help/screen-help.ts'
import { ownerQuestions } from '#src/content/owner-questions.ts'
import { sitePages } from '#src/content/pages.ts'
import { privacyNotice } from '#src/content/privacy-notice.ts'
import { termsOfService } from '#src/content/terms-of-service.ts'

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)
const helpIds = ({ groups }: HelpPlace) => groups.flatMap(group => [`group-${group.id}`, ...idsOf(group.answers)])

const anchors: Record<string, string[]> = {
  [openHelp.path]: helpIds(openHelp),
  [accountHelp.path]: helpIds(accountHelp),
  '/education': idsOf(ownerQuestions),
  '/privacy': idsOf(privacyNotice),
  '/terms': idsOf(termsOfService),
}

const targets = [
  ...helpAnswers.flatMap(answer => answer.more?.path ?? []),
  ...ownerQuestions.flatMap(question => question.reading.map(page => page.path)),
  ...Object.values(screenHelp).map(({ to }) => to),
]

const paths = [...sitePages, ...appPages].map(page => page.path)

/** Drawn by a script: the browser tests look for the places on them. */
const isDrawn = (path: string) => path === '/ai-seo' || appPages.some(page => page.path === path)

test('every link in help and education leads to a page and a place on it that exist', () => {
  for (const target of targets) {
    const [path = '', anchor] = target.split('#')
    expect(paths).toContain(path)
    if (anchor && !isDrawn(path)) expect(anchors[path], target).toContain(anchor)
  }
})

test('no address on a page is given twice, nor one on two pages of answers', () => {
  const ids = helpIds({ path: '', groups: helpGroups })
  expect(new Set(ids).size).toBe(ids.length)
  for (const [path, own] of Object.entries(anchors)) expect(new Set(own).size, path).toBe(own.length)
})

test('every screen with a link to help is one', () => {
  const screens = Object.keys(screenHelp).filter(path => path !== '/ai-seo/results')
  expect(screens.filter(path => !paths.some(known => matchPath(known, path)))).toEqual([])
})

test('the help center answers at least sixty questions, thirty of them step by step, none of them twice', () => {
  expect(helpAnswers.length).toBeGreaterThanOrEqual(60)
  expect(helpAnswers.filter(answer => answer.steps).length).toBeGreaterThanOrEqual(30)
  expect(new Set(helpAnswers.map(answer => answer.question)).size).toBe(helpAnswers.length)
})
