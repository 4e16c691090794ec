import { expect, test } from 'vitest'
import { iconsNotShown } from '#src/engines/audit/checks/on-page/pictures/icons-without-font.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { menuByPointer } from './menu-by-pointer.ts'

const html = '<!doctype html><html lang="en"><head><title>Roofs</title></head><body><p>Get a quote</p></body></html>'
const hover_menu = { links: 4, shown: '<ul class="sub">', selector: '.drop:hover .sub', names: ['sub', 'drop'] }
const icon = { of: 'Font Awesome', line: 7, shown: '<i class="fas fa-phone"></i>', count: 3 }

test('a list that only the pointer opens is told with its rule', () => {
  expect(menuByPointer.look(siteOf([{ html }], { hover_menu }))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '<ul class="sub"> with 4 links: .drop:hover .sub' }],
  })
  expect(menuByPointer.look(siteOf([{ html }], { hover_menu: undefined })).state).toBe('not_applicable')
})

test('icons without their font are told with how many there are', () => {
  expect(iconsNotShown.look(siteOf([{ html }], { icons_without_font: [icon] }))).toMatchObject({
    state: 'found',
    occurrences: [{ line: 7, evidence: '<i class="fas fa-phone"></i> and 2 more, and no Font Awesome is loaded' }],
  })
  expect(iconsNotShown.look(siteOf([{ html }], { icons_without_font: [] })).state).toBe('not_applicable')
})
