import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { deadFonts } from './dead-fonts.ts'

const style = `${site_url}css/site.css`
const html = '<title>Calloway Plumbing</title>'
const face = (family: string, ...files: string[]) => ({
  style,
  family,
  files: files.map(file => `${site_url}fonts/${file}`),
  line: 3,
})

function look(font_faces: SiteView['font_faces'], statuses: Record<string, number>, over: Partial<SiteView> = {}) {
  const { response } = viewOf({ html })
  const links_checked = Object.entries(statuses).map(([file, status]) => {
    const url = `${site_url}fonts/${file}`
    const result = { ...response, url, final_url: url, status }
    return {
      type: 'link_checked' as const,
      url,
      kind: 'painted' as const,
      found_on: style,
      external: false,
      result,
      problem: null,
    }
  })
  const outcome = deadFonts.look(siteOf([{ html }], { font_faces, links_checked, ...over }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : outcome.state
}

test('a font of which no file is there is found once for each family', () => {
  expect(look([face('Mill', 'mill.woff2', 'mill.ttf')], { 'mill.woff2': 404, 'mill.ttf': 404 })).toEqual([
    '“Mill”: /fonts/mill.woff2 answers 404',
  ])
  const both = [face('Mill', 'mill.woff2'), face('Mill', 'mill-bold.woff2')]
  expect(look(both, { 'mill.woff2': 404, 'mill-bold.woff2': 404 })).toHaveLength(1)
})

test('a kind of font that only browsers of long ago asked for is missed by nobody', () => {
  const gone = { 'mill.svg': 404, 'mill.eot': 404, 'mill.woff': 404 }
  expect(look([face('Mill', 'mill.svg#Mill')], { ...gone, 'mill.svg#Mill': 404 })).toBe('ok')
  expect(look([face('Mill', 'mill.eot')], gone)).toBe('ok')
  expect(look([face('Mill', 'mill.eot', 'mill.woff', 'mill.svg')], gone)).toHaveLength(1)
})

test('one file that is there is enough, and a font of no text is asked for by nobody', () => {
  expect(look([face('Mill', 'mill.eot', 'mill.woff2')], { 'mill.eot': 404, 'mill.woff2': 200 })).toBe('ok')
  expect(look([face('Mill', 'mill.woff2')], { 'mill.woff2': 404 }, { names_font: () => false })).toBe('ok')
  expect(look([face('Mill', 'mill.woff2')], { 'mill.woff2': 404 }, { names_font: () => true })).toHaveLength(1)
  expect(look([face('Mill', 'mill.woff2')], { 'otter.woff2': 404 })).toBe('ok')
  expect(look([], { 'mill.woff2': 404 })).toBe('not_applicable')
})
