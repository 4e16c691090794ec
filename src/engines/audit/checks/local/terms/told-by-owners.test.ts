import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { inner, pages } from '#tests/support/audit/told-pages.ts'

const asked = (question: string, answer: string) => `<h3>${question}</h3><p>${answer}</p>`
const state = (id: string, one: string, other: string, over: Partial<ServedPage> = {}) =>
  localOutcome(id, pages(`<p>${one}</p>`, other.startsWith('<') ? other : `<p>${other}</p>`, over)).state
const prices = 'price-differs-across-pages'
const promises = 'promise-contradicted'
const terms = 'terms-differ-across-pages'
const figures = 'figures-differ'

test.each([
  [prices, 'Our service call is $59, and we take it off your bill.', 'Our service call is $79.'],
  [
    prices,
    'An uncontested divorce is a flat fee of $950 plus court costs.',
    asked('What do you charge for an uncontested divorce?', 'We charge a flat $1,200, court costs included.'),
  ],
  [prices, 'Microchips are $45.', asked('How much is a microchip?', 'A microchip is $55.')],
  [prices, 'Drain camera visits run you $150.', asked('What is your drain camera visit fee?', 'It’s $175.')],
  [promises, 'We never charge for an estimate.', 'There’s a $49 fee to come out and write up an estimate.'],
  [promises, 'Estimates are always free.', 'We charge a $40 fee to prepare an estimate.'],
  [promises, 'We don’t charge a dime for estimates.', 'Our written estimates cost $35.'],
  [
    promises,
    'No overtime rates, not even on Sundays.',
    'Calls between 10 p.m. and 6 a.m. are billed at time and a half.',
  ],
  [
    promises,
    'We can set you up with 12 months same as cash financing.',
    asked('Do you offer financing?', 'Not at this time.'),
  ],
  [promises, 'You can have a new crown in a single visit.', 'A crown takes two visits.'],
  [promises, 'Same-day crowns are made right here.', 'Crowns usually require two appointments.'],
  [promises, 'We do one-visit crowns.', 'A crown needs at least two visits.'],
  [
    terms,
    'Somebody is at your door within 60 minutes when it’s an emergency.',
    'In an emergency we are there within two hours.',
  ],
  [
    terms,
    'We show up within two hours of your emergency call.',
    asked('How fast are you here in an emergency?', 'We’re usually there within four hours.'),
  ],
  [terms, 'Our implants are guaranteed for life.', 'Implants come with a five-year warranty.'],
  [terms, 'Every transmission comes with a 24-month warranty.', 'We give a 12-month warranty on every transmission.'],
  [terms, 'Lifetime warranty on brake pads.', 'Brake pads are covered for two years.'],
  [terms, 'Missed appointments are charged $50.', 'A $75 fee applies to broken appointments.'],
  [figures, 'We have nine plumbers and seven trucks.', 'Our twelve plumbers are background-checked.'],
  [figures, 'With four attorneys and offices in Macon, help is near.', 'Today the firm has six lawyers.'],
  [figures, 'We have eight bays and six ASE-certified technicians.', 'Four certified technicians work our bays.'],
  [
    figures,
    'We have recovered more than $40 million for our clients.',
    'Our attorneys have won over $65 million in settlements.',
  ],
  [
    'founding-year-across-pages',
    'Calloway Plumbing has been fixing leaks around Macon since 1998.',
    'Our father opened the shop in 1994, and we are proud of it.',
  ],
  [
    'years-against-founding-year',
    'Dale Calloway started the business in 1998.',
    'Thirty-five years later we still do things his father’s way.'.replace('his father’s', 'the old'),
  ],
])('%s: “%s” and “%s”', (id, one, other) => {
  expect(state(id, one, other, { kind: 'about' })).toBe('found')
})

test('a page about emergencies promises for emergencies', () => {
  const site = [
    ...pages('<p>At your door within 60 minutes in an emergency.</p>', '<p>Hello</p>'),
    inner('<p>One of our plumbers will be there in 90 minutes or less.</p>', {
      url: 'https://www.calloway.example/emergency/',
      kind: 'service',
    }),
  ]
  expect(localOutcome(terms, site).state).toBe('found')
})

test.each([
  [promises, '24/7 emergency service.', 'Emergencies don’t happen during business hours.'],
  [prices, 'Our service call is $59.', 'We take $20 off our service call for members.'],
  [prices, 'Microchips are $45.', asked('How much is a microchip for horses?', 'It is $90.')],
  [prices, 'Microchips are $45.', asked('How much is a microchip?', 'It depends, from $40.')],
  [
    promises,
    'We never charge for an estimate within the county.',
    'There’s a $49 fee to write up an estimate outside the county.',
  ],
  [promises, 'No overtime rates.', 'Our techs are paid time and a half.'],
  [promises, 'We make same-day crowns.', 'Traditional crowns take two visits.'],
  [promises, 'We make same-day crowns.', 'If a root canal is needed, a crown takes two visits.'],
  [terms, 'In an emergency we are there within two hours.', 'We arrive within four hours for all other calls.'],
  [
    terms,
    'In an emergency we are there within two hours.',
    'Dry a flood out within 48 hours in an emergency to prevent mold.',
  ],
  [terms, 'Furnaces come with a ten-year parts warranty.', 'Furnaces come with a two-year labor warranty.'],
  [terms, 'Our implants are guaranteed for life.', 'Crowns come with a five-year warranty.'],
  [terms, 'Brake pads come with a two-year warranty.', 'Brake pads come with a manufacturer’s lifetime warranty.'],
  [figures, 'We have nine plumbers.', 'Two of our plumbers are brothers.'],
  [figures, 'Our nine plumbers are licensed.', 'We send our two plumbers’ apprentices along.'],
  [
    figures,
    'We have recovered more than $40 million for our clients.',
    'We won $2 million against a trucking company.',
  ],
  [figures, 'We have recovered over $40 million.', 'We have recovered over $42 million.'],
  [
    'founding-year-across-pages',
    'Calloway Plumbing has been fixing leaks since 1998.',
    'Calloway Plumbing has been offering gas work since 2010.',
  ],
  [
    'years-against-founding-year',
    'Dale Calloway started the business in 1998.',
    'Two years later we moved to Oak Street.',
  ],
])('what is no contradiction for %s: “%s” and “%s”', (id, one, other) => {
  expect(state(id, one, other, { kind: 'about' })).not.toBe('found')
})

test.each([
  [promises, 'Most dental insurance plans are welcome here.', 'We are not in network with any insurance company.'],
  [promises, 'CareCredit and Scratchpay are accepted.', 'We don’t take Care Credit.'],
  [promises, 'We are on call around the clock for emergencies.', 'We handle emergencies during office hours only.'],
  [promises, 'We work with your plan and file the claim for you.', 'We do not file claims.'],
  [promises, 'We install customer-supplied parts all the time.', 'For your safety we cannot install parts you bring.'],
  [promises, 'You may bring your own parts.', 'We do not use customer-supplied parts.'],
  [promises, 'We service every make and model.', 'We only service the brands we sell.'],
  [promises, 'Our technicians are never on commission.', 'Our techs earn a commission on what they sell.'],
  [promises, 'We are still independently owned.', 'We are owned by a national veterinary group.'],
  [promises, 'We work on foreign and domestic cars.', 'We only work on domestic and Japanese vehicles.'],
  [
    promises,
    '<h3>Do you service window units?</h3><p>Sure, bring it in.</p>',
    'Window units are not something we service.',
  ],
  [promises, 'Duct cleaning starts at $349.', asked('Do you clean ducts?', 'No, we don’t clean ducts.')],
  [promises, 'New clients get their first exam free.', 'Your first exam costs $35.'],
  [prices, 'New patients pay just $99 for an exam and a cleaning.', 'Our new patient special is $129.'],
  [
    prices,
    'Diagnostic visits are $89, waived with repair.',
    asked('What does a diagnostic visit cost?', 'A diagnostic visit costs $119.'),
  ],
  [terms, 'Our 36-month/36,000-mile warranty covers it.', 'Our repairs are covered for 24 months or 24,000 miles.'],
  [
    terms,
    'Free shuttle within five miles.',
    asked('How far does the shuttle go?', 'The shuttle is free within 10 miles of the shop.'),
  ],
  [figures, 'We are a family business with fourteen technicians.', 'We are a company with nine NATE-certified techs.'],
  [figures, 'We have seven exam rooms.', 'All four of our exam rooms are cat friendly.'],
  [
    'founding-year-across-pages',
    'Calloway Plumbing has looked after Macon since 1987.',
    'Dr. Ruth Hale founded the hospital in 1991.',
  ],
  [
    'years-against-founding-year',
    'Calloway Plumbing has kept Macon comfortable for 45 years.',
    'Karl Hale started the company in 2002.',
  ],
])('%s: “%s” and “%s”, in other words', (id, one, other) => {
  const body = one.startsWith('<') ? one : `<p>${one}</p>`
  const site = pages(body, other.startsWith('<') ? other : `<p>${other}</p>`, { kind: 'about' })
  expect(localOutcome(id, site).state).toBe('found')
})

test.each([
  [promises, 'We service every make and model.', 'We only sell the brands we service.'],
  [promises, 'Our technicians are never on commission.', 'Our real estate agents earn a commission.'],
  [promises, 'We handle emergencies at any hour.', 'In emergencies call us during office hours or the ER at night.'],
  [promises, 'We are independently owned.', 'We are not owned by a national group.'],
  [promises, 'We install customer-supplied parts.', 'Parts you bring carry no warranty.'],
  [prices, 'Diagnostic visits are $89, waived with repair.', 'A diagnostic visit costs $89.'],
  [figures, 'We have seven exam rooms.', 'Two of our exam rooms are for cats.'],
  [
    'founding-year-across-pages',
    'Calloway Plumbing has looked after Macon since 1987.',
    'Calloway Plumbing has owned this building since 1999.',
  ],
  [
    'founding-year-across-pages',
    'Calloway Plumbing has looked after Macon since 1987.',
    'Dr. Ruth Hale founded the clinic in 1999 as our second location.',
  ],
])('what is no contradiction for %s: “%s” and “%s”, in other words', (id, one, other) => {
  expect(state(id, one, other, { kind: 'about' })).not.toBe('found')
})

test.each([
  [promises, 'We treat newborns through great-grandparents.', 'We treat patients 12 and older.'],
  [promises, 'We see patients of all ages.', 'We like to see children from age 3.'],
  [promises, 'All ages are welcome, from infants to seniors.', 'We accept children ages 5 and up.'],
  [promises, 'We never charge for a missed visit.', 'Missed visits are billed at $30.'],
  [
    promises,
    '<h2>Wildlife</h2><p>Call us.</p>',
    asked('Do you handle wildlife?', 'We don’t handle wildlife, only insects.'),
  ],
  [promises, '<h2>Commercial accounts</h2><p>Call us.</p>', 'We only treat homes.'],
  [promises, 'Restaurants and churches trust us with their commercial plumbing.', 'We’re residential only these days.'],
  [promises, 'Phones are answered 24 hours a day.', 'After 5 p.m. you’ll get our voicemail.'],
  [promises, 'We are independently owned.', 'We are part of a national pest control group.'],
  [terms, 'Our termite warranty lasts five years.', 'Every termite job carries a lifetime warranty.'],
  [terms, 'We guarantee our bed bug work for 90 days.', 'Our bed bug treatment is guaranteed for 30 days.'],
  [
    terms,
    'Custom orthotics cost $275 a pair and are guaranteed for two years.',
    'Orthotics carry a one-year guarantee.',
  ],
  [prices, 'Mosquito spraying is $69 a month from April to October.', 'Mosquito spraying is $79 a month.'],
  [figures, 'Eleven technicians and eight trucks serve the Upstate.', 'The company runs 14 trucks.'],
])('%s: “%s” and “%s”, in owners’ words', (id, one, other) => {
  const body = one.startsWith('<') ? one : `<p>${one}</p>`
  const site = pages(body, other.startsWith('<') ? other : `<p>${other}</p>`, { kind: 'about' })
  expect(localOutcome(id, site).state).toBe('found')
})

test.each([
  [promises, 'We see patients of all ages.', 'Invisalign suits patients 12 and older.'],
  [promises, 'We see patients of all ages.', 'We treat children 5 and older with sedation.'],
  [promises, 'We never charge for a missed visit.', 'Two missed visits are billed at $30.'],
  [promises, '<h2>Commercial parking</h2><p>Call us.</p>', 'We only treat homes.'],
  [promises, 'We are independently owned.', 'We are not part of a national chain.'],
  [terms, 'Our termite warranty lasts five years.', 'Our bed bug warranty lasts two years.'],
  [terms, 'We guarantee our work for 90 days.', 'Our bed bug treatment is guaranteed for 30 days.'],
])('what is no contradiction for %s: “%s” and “%s”, in owners’ words', (id, one, other) => {
  const body = one.startsWith('<') ? one : `<p>${one}</p>`
  expect(localOutcome(id, pages(body, `<p>${other}</p>`, { kind: 'about' })).state).not.toBe('found')
})

test.each([
  [promises, '<h2>Hot tubs</h2><p>Ask.</p>', asked('Do you move hot tubs?', 'No.')],
  [promises, '<h2>Junk removal</h2><p>Ask.</p>', asked('Do you haul junk?', 'Sorry, we don’t haul junk.')],
  [
    promises,
    'Storage is $95 a month.',
    asked('Do you offer storage?', 'We don’t have storage, but we can recommend a place.'),
  ],
  [promises, 'No fuel or mileage charges.', 'A fuel surcharge of $35 applies to every move.'],
  [promises, 'We never use day labor.', 'We hire day laborers in the summer.'],
  [promises, 'A $500 deposit holds your date.', 'We don’t require a deposit.'],
  [promises, 'Free first consultation.', 'The first meeting is $100.'],
  [promises, 'We welcome walk-ins.', 'By appointment only, please.'],
  [figures, 'Our five CPAs have seen it all.', 'Today we are a team of three CPAs.'],
  [figures, 'Our fleet of twelve trucks covers the state.', 'We run nine trucks and love it.'],
])('%s: “%s” and “%s”, as firms say it', (id, one, other) => {
  const body = one.startsWith('<') ? one : `<p>${one}</p>`
  const site = pages(body, other.startsWith('<') ? other : `<p>${other}</p>`, { kind: 'about' })
  expect(localOutcome(id, site).state).toBe('found')
})

test.each([
  [promises, '<h2>Storage</h2><p>Ask.</p>', asked('Do you offer storage?', 'No, but we do for members.')],
  [promises, '<h2>Hot tubs</h2><p>Ask.</p>', asked('Do you repair hot tubs?', 'No.')],
  [promises, 'A $500 deposit holds the hall for weddings.', 'We don’t require a deposit.'],
  [promises, 'Free first consultation.', 'The annual meeting is $100.'],
  [figures, 'Our five CPAs have seen it all.', 'Two CPAs sign every audit.'],
])('what is no contradiction for %s: “%s” and “%s”, as firms say it', (id, one, other) => {
  const body = one.startsWith('<') ? one : `<p>${one}</p>`
  const site = pages(body, other.startsWith('<') ? other : `<p>${other}</p>`, { kind: 'about' })
  expect(localOutcome(id, site).state).not.toBe('found')
})
