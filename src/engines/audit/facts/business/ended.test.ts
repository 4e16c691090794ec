import { expect, test } from 'vitest'
import { factsOf } from '#tests/support/audit/audit-page.ts'

const ends = (body: string) =>
  factsOf(`<!doctype html><html lang="en"><body><main>${body}</main></body></html>`, 'https://www.calloway.example/')
    .claims.filter(({ about }) => about === 'ended')
    .map(({ value }) => value)

test.each<[string, number]>([
  ['<p>Expires 12/31/2023</p>', 2023_12_31],
  ['<p>Offer valid through March 2024.</p>', 2024_03_31],
  ['<p>$50 OFF. Exp. 6/30/24</p>', 2024_06_30],
  ['<p>Tune-up $79. Good thru May 31, 2025.</p>', 2025_05_31],
  ['<p>Valid 1/1/2024 - 3/31/2024</p>', 2024_03_31],
  ['<p>Sale ends 11/30/2024</p>', 2024_11_30],
  ['<p>Join us June 14, 2019 for our open house.</p>', 2019_06_14],
  ['<p>Come see us at the Home Show, March 3-5, 2023!</p>', 2023_03_05],
  ['<p>Our next class starts September 9, 2024.</p>', 2024_09_09],
  ['<p><strong>First class:</strong> August 2024, with more to follow</p>', 2024_08_31],
  ['<p>Next meeting: Tuesday, January 16, 2024</p>', 2024_01_16],
  ['<p>We will be closed July 1 - July 8, 2023.</p>', 2023_07_08],
  ['<p>Our second shop is opening in spring 2023.</p>', 2023_06_30],
  ['<p>Grand opening in May 2022!</p>', 2022_05_31],
  ['<h3>Holiday Hours 2022</h3>', 2022_12_31],
  ['<h2>MAY 2025 ‑ MAY 2026 RATES</h2>', 2026_05_31],
  ['<h2>2023-2024 Tuition &amp; Fees</h2>', 2024_12_31],
  ['<p>Now hiring for summer 2021!</p>', 2021_09_30],
  ['<p>Registration for the 2023-2024 school year is now open.</p>', 2024_12_31],
  ['<p>Book now for the 2024 season!</p>', 2024_12_31],
  ['<p>Now booking appointments for the 2022 tax season.</p>', 2022_12_31],
  ['<p>New for 2020: online booking!</p>', 2020_12_31],
  ['<p>Winter Special 2024</p>', 2024_12_31],
  ['<p>Back to School Sale 2023!</p>', 2023_12_31],
  ['<h2>Summer 2022 specials</h2>', 2022_09_30],
  ['<p>Our 2022 rates</p>', 2022_12_31],
  ['<p>Registration for Fall 2024 is now open.</p>', 2024_12_21],
  ['<p>Limited time only: March 2023</p>', 2023_03_31],
  ['<p>Holiday hours: December 24, 2024: 9am - noon</p>', 2024_12_24],
  ['<p>Happy New Year 2024!</p>', 2024_12_31],
  ['<p>We are now booking weddings for 2023 and 2024.</p>', 2024_12_31],
  ['<p>Tax season 2024 is here!</p>', 2024_12_31],
  ['<p>Register now for Summer Camp 2024</p>', 2024_12_31],
  ['<p>Harvest Festival 2024 – get your tickets now</p>', 2024_12_31],
  ['<p>Now booking 2024 weddings</p>', 2024_12_31],
  ['<p>Our new location opens in June 2023.</p>', 2023_06_31],
  ['<p>2023 summer hours: Mon-Fri 9am-5pm</p>', 2023_12_31],
  ['<p>Car show June 14, 2025: gates open at 9 am</p>', 2025_06_14],
  ['<h4>Season Hours</h4><p>November - December 24, 2024</p><p>Monday-Friday: 1 PM - 7 PM</p>', 2024_12_24],
  ['<p>Open: May 25 to Sept. 2, 2024</p>', 2024_09_02],
  ['<p>Our season: April 15 – October 31, 2023</p>', 2023_10_31],
  ['<h3>Summer hours</h3><p>June 1 through August 31, 2024</p>', 2024_08_31],
  ['<p>Enrollment for ’23-24 School Year</p>', 2024_12_31],
  ["<p>Registration for the '24-'25 season</p>", 2025_12_31],
  ['<p>Tuition, 23/24 school year</p>', 2024_12_31],
  [
    '<h2>Upcoming Events</h2><ul><li>October 12, 2024: Fair</li><li>December 7, 2024: Market</li></ul><h2>Visit</h2><p>May 1, 2031</p>',
    2024_12_07,
  ],
])('%s', (body, last) => {
  expect(ends(body)).toEqual([last])
})

test.each([
  '<h3>Past seasons</h3><p>May 3 - August 31, 2019</p>',
  '<h3>Projects</h3><p>March - May 2019</p>',
  '<h3>Season records</h3><p>March 3 - May 9, 2019</p>',
  '<p>Open house</p><p>March 3 - 5, 2019</p>',
  '<p>Enrollment for 10-11 year olds. Registration: ages 13-14 season. Tuition 12-18 school year</p>',
  '<p>In June 2019 we moved to Cotton Avenue. We won the award in 2021.</p>',
  '<p>Join us was the motto on June 14, 2019, when we opened the new shop.</p>',
  '<p>Our first class: 2019, in a garage. Our first class in August 2019 had four pupils.</p>',
  '<p>© 2019. Since 2020 special offers.</p>',
  '<p>Source: opening hours and local rankings, The Search Review, December 2023</p>',
  '<p>Its opening occurred on Saturday, February 4, 2006.</p>',
  '<p>The grand opening took place on June 4, 2011.</p>',
  '<p>The warranty of 2019 roofs ran through the 2023 season.</p>',
  '<h2>Past events</h2><p>October 12, 2024</p>',
  // Told as a notice of the pandemic.
  '<p>Due to COVID-19 our dining room is closed until further notice.</p>',
  '<p>Our school grew from May 2019 to May 2022, and tuition was free.</p>',
  '<p>Ann led the school from May 2019 to May 2022 tuition aside.</p>',
  '<p>Our winter special of 2019 was the best ever.</p>',
  '<p>The summer 2022 registration was our best.</p>',
  '<p>Pictures of our recital, June 3, 2019</p>',
  '<p>Pictures of the Harvest Festival 2019</p>',
  '<p>A gallery of 2019 weddings</p>',
  '<p>From 2019 to 2022 rates of crime fell.</p>',
  '<p>From 2019 through 2022 rates fell.</p>',
  '<p>The 2022 rates of crime were low.</p>',
  '<p>She finished her degree in spring 2012 and is here every day.</p>',
  '<p>During COVID-19 our crew was never closed.</p>',
])('%s has no end', body => {
  expect(ends(body)).toEqual([])
})
