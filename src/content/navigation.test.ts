import { expect, test } from 'vitest'
import { footerGroups } from '#src/content/navigation.ts'
import { sitePages } from '#src/content/pages.ts'

const pathsOf = (title: string) =>
  footerGroups.filter(group => group.title === title).flatMap(group => group.links.map(link => link.path))

test('what the footer calls education is to be learned from: guides, and the list of all of them', () => {
  const paths = pathsOf('Education')
  expect(paths).toContain('/education')
  expect(paths.length).toBeGreaterThan(3)
  expect(paths.filter(path => !/^\/education(\/|$)/.test(path))).toEqual([])
})

test('the footer leads to every service, and to no page that is not there', () => {
  expect(pathsOf('Quick links')).toEqual(
    expect.arrayContaining(['/local-seo-optimization', '/listings-management', '/reputation-management']),
  )
  const known = sitePages.map(page => page.path)
  for (const { links } of footerGroups) for (const { path } of links) expect(known).toContain(path)
})
