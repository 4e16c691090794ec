import { expect, test } from 'vitest'
import { outdatedSystem } from '#src/engines/audit/checks/technical/leftovers/outdated-system.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

test.each([
  ['Joomla! 1.5 - Open Source Content Management', 'found'],
  ['Drupal 7 (http://drupal.org)', 'found'],
  ['WordPress 4.2.1', 'found'],
  ['Microsoft FrontPage 5.0', 'found'],
  ['Joomla! - Open Source Content Management', 'ok'],
  ['Drupal 10 (https://www.drupal.org)', 'ok'],
  ['WordPress 6.8.1', 'ok'],
  ['WordPress 4.9.26', 'ok'],
  ['Hugo 0.120.4', 'ok'],
  ['2018.1.1.386', 'found'],
  ['2018.1', 'ok'],
])('a page by “%s”: %s', (generator, state) => {
  const html = `<head><meta name="generator" content="${generator}"></head><p>We mend pipes.</p>`
  expect(outdatedSystem.look(viewOf({ html })).state).toBe(state)
})

test('a page that names no system is not judged', () => {
  expect(outdatedSystem.look(viewOf({ html: '<p>Hi</p>' })).state).toBe('not_applicable')
})

test.each([
  ['SpryAssets/SpryMenuBar.js', 'found'],
  ['Scripts/iWebSite.js', 'found'],
  ['js/sprytile.js', 'ok'],
])('a page with %s: %s', (src, state) => {
  const html = `<script src="${src}"></script><p>We mend pipes.</p>`
  expect(outdatedSystem.look(viewOf({ html })).state).toBe(state)
})
