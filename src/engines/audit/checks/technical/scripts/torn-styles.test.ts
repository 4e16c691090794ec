import { expect, test } from 'vitest'
import { tornStyle } from '#src/engines/audit/facts/torn-style.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { tornStyles } from './torn-styles.ts'

test.each([
  ['a{b:c}\n<<<<<<< HEAD\na{b:d}\n=======\n', 2, '<<<<<<< HEAD'],
  ['/* of\nthe shop */\n>>>>>>> 0a1b2c3', 3, '>>>>>>> 0a1b2c3'],
  ['<style type="text/css">\na{b:c}', 1, '<style type="text/css">'],
  ['```css\na{b:c}\n```', 1, '```css'],
])('%j holds what is no style', (css, line, shows) => {
  expect(tornStyle(css)).toEqual({ line, shows })
})

test.each([
  '/* <<<<<<< HEAD */ a{b:c}',
  '/*\n<style>\n*/ a{b:c}',
  'a::before{content:"<style>"}',
  'a::before{content:">>>>>>> more"}',
])('%j is whole', css => {
  expect(tornStyle(css)).toBeNull()
})

test('files of styles that hold what is none are told', () => {
  const site = siteOf([{ html: '<title>Drains</title>' }])
  expect(tornStyles.look(site).state).toBe('not_applicable')
  const torn_styles = [{ style: `${site_url}site.css`, line: 7, shows: '<<<<<<< HEAD' }]
  expect(tornStyles.look({ ...site, torn_styles })).toMatchObject({
    occurrences: [{ url: `${site_url}site.css`, line: 7, evidence: '<<<<<<< HEAD' }],
  })
})
