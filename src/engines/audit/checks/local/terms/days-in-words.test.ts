import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { described, home, inner, pages } from '#tests/support/audit/told-pages.ts'

/** Two doors, each of which may have an age of its own. */
const two_shops = '<p>12 Oak St, Savannah, GA 31401</p><p>8 Bay Road, Macon, GA 31201</p>'
const table = '<p>Monday - Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: closed</p>'

test.each<[string, ServedPage[], RegExp]>([
  [
    'open-days-conflict',
    pages('<p>We are open 7 days a week.</p>', table),
    /“open 7 days a week”; the hours on \S+inner\/, line \d+: Sun closed/,
  ],
  ['open-days-conflict', [described('Pipes mended. Open every day.'), inner(table)], /Sun closed/],
  ['open-days-conflict', pages(table, '<p>We are closed on weekends.</p>'), /closed on weekends.*Sat open/],
  ['open-days-conflict', pages(table, '<p>We do not work on Saturdays.</p>'), /do not work on Saturdays.*Sat open/],
  [
    'open-days-conflict',
    pages(table, '<p>The office closes at 4:00 PM on Fridays.</p>'),
    /closes at 4:00 PM on Fridays.*Fri 9 am–5 pm/,
  ],
  ['open-days-conflict', pages(table, '<p>On Saturdays we close at noon.</p>'), /close at noon.*Sat 10 am–2 pm/],
  ['open-days-conflict', pages(table, '<p>Our shop is open Monday through Friday.</p>'), /Sat open/],
  ['open-days-conflict', pages(table, '<p>We are closed Mondays and Tuesdays.</p>'), /Mon open/],
  ['open-days-conflict', pages(`${table}<p>We are closed on Mondays.</p>`, '<p>Pipes</p>'), /Mon open/],
  [
    'open-days-conflict',
    pages('<p>We are open Tuesday through Sunday.</p>', '<p>We are closed Sundays.</p>'),
    /“closed Sundays”; “open Tuesday through Sunday” on \S+, line 2/,
  ],
  ['open-days-conflict', pages(table, '<p>We are open Saturdays 9am to 1pm.</p>'), /9am to 1pm.*Sat 10 am–2 pm/],
  ['open-days-conflict', pages(table, '<p>Also open 10am - 2pm on Sundays.</p>'), /Sun closed/],
  [
    'years-against-founding-year',
    pages('<p>Established 2009</p>', '<p>In business for over 30 years.</p>'),
    /17 years/,
  ],
  ['years-against-founding-year', pages('<p>Established 1985</p>', '<p>In business for 20 years.</p>'), /41 years/],
  [
    'years-against-founding-year',
    pages(two_shops, '<p>In business since 1982, our family has 27 years’ experience.</p>'),
    /27 years.*44 years/,
  ],
  ['date-on-wrong-weekday', [home('<p>Join us Monday, June 5, 2026!</p>')], /that day is a Friday/],
  ['date-on-wrong-weekday', [home('<p>Sunday, February 30th, 2026</p>')], /no such day/],
  [
    'open-days-conflict',
    pages(table, '<p>Evening appointments are available until 8 PM on Tuesdays.</p>'),
    /until 8 PM on Tuesdays.*Tue 9 am–5 pm/,
  ],
  ['open-days-conflict', pages(table, '<p>Our Saturday hours are 9 AM to 3 PM.</p>'), /Saturday hours.*Sat 10 am–2 pm/],
])('%s is found', (id, site, evidence) => {
  const outcome = localOutcome(id, site)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state).toMatch(
    evidence,
  )
})

test.each<[string, ServedPage[]]>([
  ['open-days-conflict', pages(table, '<p>We are open Monday through Saturday.</p>')],
  ['open-days-conflict', pages(table, '<p>We are closed on Sundays.</p>')],
  ['open-days-conflict', pages(table, '<p>Our kitchen is open every day. The phones are open 7 days a week.</p>')],
  ['open-days-conflict', pages(table, '<p>In summer we are open every day.</p>')],
  ['open-days-conflict', pages(table, '<p>We will be closed Monday, May 25. Closed Monday for Labor Day.</p>')],
  ['open-days-conflict', pages(table, '<p>We are open every day.</p>', { kind: 'article' })],
  ['open-days-conflict', pages(`${table}${two_shops}`, '<p>We are open every day.</p>')],
  ['open-days-conflict', pages('<p>Monday: 6pm - 8pm yoga</p>', '<p>We are closed on Mondays.</p>')],
  // Two timetables are told as such.
  [
    'open-days-conflict',
    [...pages(table, '<p>Sunday - Saturday: 9am - 5pm</p>'), inner('<p>We are open every day.</p>')],
  ],
  ['open-days-conflict', pages(table, '<p>We are open Saturdays 10am to 2pm.</p>')],
  ['open-days-conflict', pages(table, '<p>The bar is open Saturdays 6pm to 11pm.</p>')],
  ['open-days-conflict', pages(table, '<p>Open Saturday, June 6 from 8am to 1pm.</p>')],
  ['years-against-founding-year', pages('<p>Established 1985</p>', '<p>In business for over 30 years.</p>')],
  ['years-against-founding-year', pages('<p>Since 2009 at this address</p>', '<p>In business for 40 years.</p>')],
  ['years-against-founding-year', pages('<p>Established 2009</p>', '<p>Over 40 years of experience.</p>')],
  ['years-against-founding-year', pages(two_shops, '<p>In business since 2010. We have 27 years’ experience.</p>')],
  [
    'years-against-founding-year',
    pages(`${two_shops}<p>In business since 1982.</p>`, '<p>We have 27 years’ experience.</p>'),
  ],
  ['date-on-wrong-weekday', [home('<p>Friday, June 5, 2026. Monday, June 5.</p>')]],
  ['open-days-conflict', pages(table, '<p>Doors open at 9 AM Monday through Friday.</p>')],
])('%s is not found where all is well', (id, site) => {
  expect(localOutcome(id, site).state).not.toBe('found')
})
