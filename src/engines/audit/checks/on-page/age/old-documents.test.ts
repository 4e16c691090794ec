import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { oldDocuments } from './old-documents.ts'

function look(...files: string[]) {
  const links = files.map(file => ({ url: `${site_url}docs/${file}`, external: false, found_on: site_url }))
  return oldDocuments.look(
    siteOf([{ html: '<h1>Calloway</h1>' }], { links_checked: links as never as SiteView['links_checked'] }),
  )
}

test.each([
  '2021%20coupon.pdf',
  'Summer-Camp-2022-Registration.pdf',
  'school_calendar_2021-22.pdf',
  'tuition-2023-2024.pdf',
  'Class Schedule 2020.docx',
  'rates2019.pdf',
  'menu_2018.pdf',
])('what holds for a time that is over is found: %s', file => {
  expect(look(file)).toMatchObject({ state: 'found', occurrences: [{ url: site_url }] })
})

test.each([
  ['this school year', 'school_calendar_2025-26.pdf'],
  ['last year', '2025-coupon.pdf'],
  ['prices of some years', 'prices-2023.pdf'],
  ['no year', 'coupon.pdf'],
  ['a day', 'menu-20190412.pdf'],
  ['a newsletter', 'newsletter-season-2019.pdf'],
  ['a form for patients', 'patient-registration-form-2018.pdf'],
  ['a report', 'annual-report-2019-calendar-year.pdf'],
  ['a form of the tax office', 'Form-1040-2019-schedule.pdf'],
  ['what is no time-bound thing', 'award-2019.pdf'],
])('%s is not', (_, file) => {
  expect(look(file).state).not.toBe('found')
})

test('where the present one is linked as well, or many of the past, nothing is told', () => {
  expect(look('calendar-2021.pdf', 'calendar-2026.pdf').state).toBe('ok')
  expect(look('calendar-2019.pdf', 'calendar-2020.pdf', 'calendar-2021.pdf').state).toBe('ok')
})
