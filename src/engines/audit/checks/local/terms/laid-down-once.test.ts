import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const inBody = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(inBody(one)) },
  { html: of(inBody(other)), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const state = (id: string, one: string, other: string) => localOutcome(id, pages(one, other)).state
const asked = (question: string, answer: string) => `<h3>${question}</h3><p>${answer}</p>`
const terms = 'terms-differ-across-pages'

test.each<[string, string]>([
  ['For parties of six or more we add a 20% gratuity.', 'An 18% gratuity is included for parties of 6 or more.'],
  ['Gratuity of 20% is added to large parties.', asked('Is gratuity included?', 'For 6 or more we add 18%.')],
  ['We add 22 percent gratuity for groups of 8 or more.', 'A gratuity of 18 percent is added to every large table.'],
  ['Corkage is $15 a bottle.', asked('Is there a corkage fee?', 'Yes, $20 a bottle.')],
  ['<h2>Weddings</h2><p>A 50% deposit holds your date.</p>', asked('How much is the deposit for a wedding?', '25%.')],
  ['We ask for half down as a deposit.', asked('Do you take a deposit?', 'Yes, one third when you book.')],
  ['One night’s deposit holds your room.', asked('Is a deposit required?', 'Half of the stay is due at booking.')],
  ['Final headcount is due 7 days before.', asked('When do you need a final count?', 'Ten days ahead, please.')],
  ['We need your final guest count two weeks out.', 'Your final numbers are due one week before the date.'],
  ['Our minimum for catering is 25 guests.', asked('What is the minimum for catering?', 'At least 15 people.')],
  ['Wedding cakes have a minimum of 50 servings.', asked('What’s the smallest wedding cake?', 'It starts at 75.')],
  ['We cater anywhere within 30 miles of Macon.', asked('How far will you travel to cater?', 'Up to 50 miles.')],
  ['We deliver up to 10 miles.', asked('How far do you deliver?', 'About 15 miles from the shop.')],
  ['Tours cancelled within 24 hours are not refunded.', 'We need 48 hours’ notice to cancel a tour.'],
  ['Groups on our tour are kept to 8.', asked('How many people are on a tour?', 'Never more than 10.')],
  ['Our classes have no more than 10 dancers.', 'We cap every class at 12 students.'],
  ['You must be 8 to paddle.', asked('How old do you have to be to kayak?', 'Kids 6 and up can paddle.')],
  ['A $15 late fee is added after the 10th.', asked('What if we’re late with tuition?', 'There’s a $25 charge.')],
  ['Tuition is due on the 1st of the month.', asked('When is tuition due?', 'By the 5th of each month.')],
  ['Please give 30 days’ notice to withdraw.', asked('What’s the notice for quitting?', 'Two weeks is all we ask.')],
  ['We offer a 10% sibling discount.', 'Second and third children receive 15% off.'],
  ['The recital is June 6.', asked('When is the recital?', 'This year it is on June 13.')],
  ['Fall classes start September 8.', asked('When does the fall session begin?', 'September 15 this year.')],
  ['Check in any time after 3.', 'Check-in is between 4 and 7 pm.'],
  ['Checkout is at 11.', asked('What time is checkout?', 'We ask that you leave by 10.')],
])('“%s” and “%s”', (one, other) => {
  expect(state(terms, one, other)).toBe('found')
})

test.each<[string, string]>([
  ['For parties of six or more we add a 20% gratuity.', 'A 22% gratuity is added to catering orders.'],
  ['For large parties we add a 20% gratuity.', 'If you pay by card, an 18% gratuity is suggested.'],
  ['<h2>Weddings</h2><p>A 50% deposit holds your date.</p>', '<h2>Tours</h2><p>A 25% deposit holds your seat.</p>'],
  ['A 50% deposit holds your date.', 'If you cancel, 25% of the deposit is returned.'],
  ['A 50% deposit is due.', 'A 25% deposit is due when you book, another 25% a month before.'],
  ['Our minimum for catering is 25 guests.', 'On Saturdays we have a minimum of 50 people for any catered lunch.'],
  ['Our minimum for catering is 25 guests.', 'A wedding needs a minimum of 60 guests.'],
  ['We cater anywhere within 30 miles.', 'We cater beyond 50 miles for a travel fee.'],
  ['We cater within 30 miles.', 'Delivery within 10 miles is free.'],
  ['We need 48 hours’ notice to cancel a tour.', 'Weddings can be canceled up to 90 days before.'],
  ['We need 48 hours’ notice to cancel.', 'Cancel 7 days before and you receive 50% back.'],
  ['Our classes have no more than 10 dancers.', 'Private classes are limited to 2 dancers.'],
  ['You must be 8 to paddle.', 'You must be 21 to drink alcohol.'],
  ['A $15 late fee is added to tuition.', 'The late fee for pickup is $25.'],
  ['Tuition is due on the 1st of the month.', 'Payments due after the 10th are late.'],
  ['The recital is June 6.', 'Recital tickets go on sale May 4.'],
  ['Check in any time after 3.', 'Early check-in at 1 is $20.'],
  ['Final headcount is due 7 days before.', 'We take your final payment two weeks ahead.'],
  ['The pace of travel averaged ten miles an hour.', 'Turn left at exit 116 and travel 3 miles.'],
  ['Stagecoaches traveled some ten miles a day.', 'We travel up to 30 miles.'],
])('“%s” and “%s” may both be true', (one, other) => {
  expect(state(terms, one, other)).not.toBe('found')
})
