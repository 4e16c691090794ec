import { expect, test } from 'vitest'
import { imgAltStuffed } from '#src/engines/audit/checks/accessibility/stuffed-alts.ts'
import { outdatedAdvice } from '#src/engines/audit/checks/on-page/age/outdated-advice.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { bareAddressHeadings } from './bare-address-headings.ts'
import { h1WithoutTown } from './h1-without-town.ts'

test('headings that are nothing but addresses are told, from two on', () => {
  const look = (...names: string[]) =>
    bareAddressHeadings.look(viewOf({ html: names.map(name => `<h2>${name}</h2><p>Open daily.</p>`).join('') })).state
  expect(look('12 Oak Street', '480 N Elm Ave, Suite 4')).toBe('found')
  expect(look('12 Oak Street')).toBe('not_applicable')
  expect(look('12 Oak Street', 'Calloway Plumbing, 480 N Elm Ave')).toBe('not_applicable')
  expect(look('24 Hour Service', '5 Star Reviews')).toBe('not_applicable')
})

test.each([
  ['Before printing press allow blocked content at the bottom.', 'found'],
  ['This site is best viewed in Internet Explorer.', 'found'],
  ['You need Adobe Flash Player to see our menu.', 'found'],
  ['Best viewed at 1024x768', 'found'],
  ['This website is best viewed with screen settings at 800 X 600.', 'found'],
  ['Our house is best viewed from the street.', 'ok'],
  ['We wrote an explorer of pipes.', 'ok'],
])('“%s”: %s', (words, state) => {
  expect(outdatedAdvice.look(viewOf({ html: `<p>${words}</p>` })).state).toBe(state)
})

const home = (h1: string, title = 'Tree Service in Macon, GA | Calloway') =>
  viewOf({
    html: `<head><title>${title}</title></head><h1>${h1}</h1><a href="/contact">Get a free quote</a><p>12 Oak Street, Macon, GA 31201</p>`,
  })

test.each([
  ['Professional Tree Service', 'found'],
  ['Tree Service in Macon', 'ok'],
  ['Your local tree service', 'ok'],
  ['Trees of Bibb County', 'ok'],
  ['Georgia’s Honest Tree Crew', 'ok'],
  ['Georgia Pine Removal', 'found'],
])('the heading “%s” under a title that names the town: %s', (h1, state) => {
  expect(h1WithoutTown.look(home(h1)).state).toBe(state)
})

test('a town that everybody knows is named by its possessive, too', () => {
  expect(h1WithoutTown.look(home('Atlanta’s honest tree crew', 'Tree Service in Atlanta, GA | Calloway')).state).toBe(
    'ok',
  )
})

test('a practice that patients visit is one of its town', () => {
  const title = 'Calloway Pediatrics | Macon, GA Pediatrician'
  expect(h1WithoutTown.look(home('Come see our friendly doctors', title)).state).toBe('found')
})

test('where the title names no town either, that is told elsewhere', () => {
  expect(h1WithoutTown.look(home('Professional Tree Service', 'Calloway Tree Service')).state).toBe('not_applicable')
})

test.each([
  ['hair salon macon best hair salon macon cheap haircut macon color macon salon near me', 'found'],
  ['Two plumbers replace a water heater in the basement of a brick house on Elm Street', 'ok'],
  ['A sign: “Hair, hair, hair, and nothing but hair, hair, at the salon of salons, the salon”', 'ok'],
  ['Salon', 'ok'],
])('alt="%s": %s', (alt, state) => {
  expect(imgAltStuffed.look(viewOf({ html: `<img src="a.jpg" alt="${alt}">` })).state).toBe(state)
})
