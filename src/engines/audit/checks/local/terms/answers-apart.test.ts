import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/services.html', kind: 'service' },
]
const answered = (question: string, answer: string) => `</p><h3>${question}</h3><p>${answer}`

test.each<[string, string]>([
  ['<ul><li>Dine-in</li><li>Takeout</li><li>Delivery</li></ul>', 'Sorry, we do not deliver at this time.'],
  ['We deliver! Call us to order.', 'Carry-out only, no delivery.'],
  ['We welcome patients of all ages.', 'We do not treat children under 18.'],
  ['Pediatric and adult dentistry', 'Our office sees adult patients only.'],
  ['No appointment needed, just stop by.', 'Appointments are required.'],
  ['Walk in any time', 'Please note that we do not take walk-ins.'],
  ['<a href="/contact.html">Book a Table</a>', 'First come, first served. No reservations.'],
  ['Dogs welcome!', 'Sorry, no dogs.'],
  [answered('Are you pet-friendly?', 'Yes, we welcome pets under 20 pounds.'), 'We are NOT a pet-friendly resort.'],
  ['We welcome well-behaved dogs.', 'Our cottages are not pet-friendly.'],
  ['We love pets, so bring yours along.', 'Pets are not permitted on the property.'],
  ['Most insurances accepted', 'We do not bill insurance.'],
  ['We gladly accept Medicaid.', 'We do not accept Medicaid or Medicare.'],
  ['We take Visa, Discover and American Express.', 'Sorry, we do not accept American Express.'],
  ['Fully licensed and insured', 'We are not a licensed contractor.'],
  ['Se habla español', 'We only speak English.'],
  ['Residential and commercial work', 'We do not do commercial work.'],
  ['Serving homeowners and businesses', 'We work on commercial properties only.'],
  ['Full bar', 'We do not serve alcohol.'],
  ['BYOB welcome', 'Outside alcohol is not allowed.'],
  ['Free parking on site', 'There is no on-site parking.'],
  ['Gluten-free options available', 'We do not offer gluten-free items.'],
  ['Never an overtime charge', 'Rates are higher on nights and weekends.'],
  ['No contracts', 'A 12-month agreement is required.'],
  ['Book online', 'We do not offer online booking; please call.'],
  ['Text us at any time', 'We do not accept text messages.'],
  ['We cater weddings and parties', 'We no longer offer catering.'],
  ['Outdoor seating', 'We have no outdoor seating.'],
  ['Smoke-free rooms', 'Smoking rooms available on request.'],
  ['Prices include tax', 'Prices do not include sales tax.'],
  ['Walk in, get an answer on the spot.', 'Office hours · by appointment'],
  ['Appointments and walk-ins welcome', 'Our studio is by appointment only.'],
  ['Walk-ins and bookings welcome!', 'Please note that all services are by appointment only.'],
  ['Ample free parking', 'Street parking only'],
  ['Private parking lot behind the shop', 'Please note that we do not have a parking lot.'],
  ['Book direct, no fees, no markup.', 'The 10% booking fee is non-refundable in all cases.'],
  ['No booking fees, ever.', 'A reservation fee of $25 is charged.'],
  ['No job is too small!', 'Our project minimum is $500.'],
  ['No deposit required.', 'A $100 deposit is required at booking.'],
  ['Free WiFi', 'WiFi is $5 per day.'],
  ['Free breakfast', 'Breakfast is available for $12 per person.'],
  ['We manage the whole claim for you.', answered('Do you file the claim for me?', 'No, and by law we can’t.')],
  ['We handle your insurance claim.', 'We cannot negotiate your claim.'],
  ['Our estimates are always free.', 'There is an $85 fee for estimates.'],
  ['Free parking for guests.', 'Parking is $10 per night.'],
  ['Breakfast is included.', 'Breakfast is available for $14.'],
  ['We gladly accept Medicaid.', 'We do not participate with Medicaid.'],
  ['We roof homes and commercial buildings.', 'We do not do commercial work.'],
  ['Free estimates on every job!', 'There is an $85 fee for estimates.'],
  ['Call for your free consultation.', 'Initial consultation: $150'],
  ['We offer free consultations.', 'We charge $75 for a consultation.'],
  ['Free local delivery', 'A $10 delivery fee applies to all orders.'],
  ['Walk-ins welcome', answered('Do you take walk-ins?', 'No, please call ahead.')],
  ['We accept most insurance.', answered('Do you accept insurance?', 'No. We give you a receipt to send in.')],
  ['Delivery available', answered('Do you deliver?', 'Not at this time.')],
  ['Pet-friendly', answered('Can I bring my dog?', 'Unfortunately not.')],
  ['No appointment necessary', answered('Do I need an appointment?', 'Yes, please call ahead.')],
  ['Visa, MasterCard and Discover accepted.', 'Cash or check only'],
  ['<ul><li>Visa</li><li>Mastercard</li></ul>', 'We only accept cash.'],
  ['Pay with any major credit card.', 'Please bring cash; we cannot process cards.'],
  ['We work with most insurance plans.', 'We do not accept insurance.'],
  ['In-network with Delta Dental', 'We are out-of-network with all insurance companies.'],
  ['Insurance accepted', 'Self-pay only.'],
  ['Reservations required.', 'No reservations needed.'],
  ['Book your table now. Book a table', 'Walk-ins only.'],
  ['No need for an appointment.', 'All visits are by appointment.'],
  ['Dine in, take out or delivery', 'Takeout only.'],
  ['Free delivery on all orders!', 'Delivery is $5.'],
  ['Well-behaved pets welcome.', 'We are a pet-free property.'],
  ['Pet fee: $25 per night', 'Pets are not permitted.'],
  ['Pets stay free!', 'Pet fee: $25 per night'],
  ['Satisfaction guaranteed or your money back.', 'No refunds.'],
  ['A refundable deposit of $100 is required. It is fully refundable.', 'All deposits are non-refundable.'],
  ['No money down!', 'We require a 50% deposit.'],
  ['Fully insured', 'We are not insured.'],
  ['Licensed and insured', 'As a handyman service we are unlicensed.'],
  ['Our gluten-free options are available.', 'We cannot accommodate gluten-free diets.'],
  ['100% gluten free bakery', 'Our kitchen is not gluten free.'],
  ['A nut-free facility', 'Our kitchen uses peanuts and tree nuts.'],
  ['Free Wi-Fi', 'No wifi. Talk to each other.'],
  ['Open year-round', 'Closed for the winter, back in April'],
  ['Accepting new clients', 'We are at capacity.'],
  ['Same-day appointments', 'We are booking 3 weeks out.'],
  ['Your first class is free!', 'Trial class: $15'],
  ['Free in-home consultations', 'We charge a $75 consultation fee. Consultations are $75.'],
  ['No trip charge', 'Trip charge: $59'],
  ['24/7 emergency service', answered('Do you offer emergency service?', 'No, we work during business hours.')],
])('“%s” against “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['Walk-ins welcome', 'Women, men and kids, and no appointment is required.'],
  ['Walk-ins welcome on Saturdays', 'Weekdays by appointment only'],
  ['Walk in and smell the bread.', 'Hours: by appointment'],
  ['Walk-ins welcome', 'Hours: 9 to 5 and by appointment'],
  ['Street parking and a parking lot behind the shop', 'Metered street parking'],
  ['No job is too small!', 'A $50 delivery minimum'],
  ['We accept Delta Dental', 'We do not accept HMO plans'],
  ['Kids eat free on Tuesdays', 'No children in the bar after 9 pm'],
  ['Free parking behind the building', 'No parking in front of the loading dock'],
  ['Full bar', 'We do not serve alcohol to minors.'],
  ['We deliver within Macon', 'We do not deliver outside of Bibb County'],
  ['Free estimates', 'Our $59 estimate fee is waived with repair.'],
  ['Free shipping on orders over $50', 'Standard shipping is $6.95 for orders under $50.'],
  ['Delivery available', answered('Do you deliver?', 'No, but Dash Couriers does.')],
  ['A return visit under the guarantee: no trip charge, no deductible', 'A $145 service call'],
  ['No cards are needed to join.', 'Credit cards welcome.'],
  ['Credit cards welcome', 'Tips in cash only, please.'],
  ['Reservations recommended', 'No reservations needed.'],
  ['Pets stay free!', 'A $100 damage pet fee may apply'],
  ['A refundable security deposit', 'Booking deposits are non-refundable.'],
  ['Fully insured', 'Never hire a roofer who is not insured.'],
  ['We have gluten-free bread.', 'Our kitchen is not gluten free.'],
  ['Your first class is free!', 'Classes: $15'],
  ['Patients welcome', 'Our hall is at capacity on Fridays.'],
  ['Same-day appointments', 'Wedding season is booking 3 months out on Saturdays.'],
  ['Delivery available', '</p><p>What we never offer:</p><ul><li>Delivery</li></ul><p>'],
  ['We do not deliver.', '</p><h2>Delivery</h2><p>Ask us who brings it to you.'],
  ['You can leave your pets at home and let us pamper them.', 'Pets are always welcome.'],
  ['We have both had pets our entire life.', 'No pets in the studio, please.'],
  ['We take cash.', 'Sorry, we do not accept checks.'],
  ['We never use subcontractors.', 'All work is done by our own crew.'],
])('“%s” agrees with “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).not.toBe('found')
})

const twoPages = (one: string, other: string) =>
  localOutcome('promise-contradicted', [
    { html: htmlWith([], `<p>${one}</p>`) },
    { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/prices.html', kind: 'other' },
  ])

test.each<[string, string]>([
  ['Free Battery Testing', 'Battery, alternator and starter testing, free with any repair.'],
  ['We will transport empty propane tanks from your grill.', 'We are not allowed to move propane tanks or fuel.'],
  ['We gladly take mattresses and old sofas.', 'Sorry, we do not accept mattresses.'],
  ['We do not charge extra for stairs, long carries or mileage.', 'A fuel fee will apply outside of Macon.'],
  ['Form of Payment: Cash, Check and Credit Card', 'We require cash or check as payment.'],
  ['We accept cash, checks and Visa.', 'Cash or credit card only.'],
  ['Calloway Autohaus is a new company.', 'Families have trusted us for years.'],
])('“%s” is contradicted by “%s”', (one, other) => {
  expect(twoPages(one, other).state).toBe('found')
})

test.each<[string, string]>([
  ['Free Roof Inspection', 'Battery testing, free with any repair.'],
  ['Free delivery', 'Delivery is free with any order over $50.'],
  ['We take mattresses.', 'If they are wet, we do not accept mattresses.'],
  ['We do not charge extra for stairs.', 'A fuel fee will apply outside of Macon.'],
  ['Welcome to our new shop.', 'Families have trusted us for years.'],
])('“%s” goes with “%s”', (one, other) => {
  expect(twoPages(one, other).state).not.toBe('found')
})

const faq = (question: string, answer: string) => `</p><h3>${question}</h3><p>${answer}`

test.each<[string, string, string]>([
  ['Do you clean rental homes?', 'Yes, every week.', 'No, we clean owned homes alone.'],
  ['How far will your drivers go?', 'They go 25 miles.', 'They go 40 miles.'],
  [
    'How much does drain cleaning cost?',
    `Most drains cost between $140 and $250. ${'It depends on how far the pipe is, and on what fills it. '.repeat(4)}`,
    'Most run between $300 and $450.',
  ],
])('%s “%s” and “%s”', (question, one, other) => {
  expect(twoPages(faq(question, one), faq(question, other)).state).toBe('found')
})

test.each<[string, string, string]>([
  ['Do you clean rental homes?', 'Yes, every week.', 'Yes! Ask us.'],
  [
    'How much does drain cleaning cost?',
    `Most drains cost between $140 and $250. ${'It depends on how far the pipe is, and on what fills it. '.repeat(4)}`,
    'From $140.',
  ],
  ['Does it hold on damp floors?', 'Yes, for years.', 'No.'],
  ['How far will your drivers go?', 'They go 25 miles, call 912-555-0142.', 'They go 25 miles for $5.'],
])('%s “%s” goes with “%s”', (question, one, other) => {
  expect(twoPages(faq(question, one), faq(question, other)).state).not.toBe('found')
})

test('what a house lays down in its terms is held against what it tells its guests', () => {
  const told = (terms: string) =>
    localOutcome('promise-contradicted', [
      { html: htmlWith([], '<h3>Are you pet-friendly?</h3><p>Yes, we welcome pets under 20 pounds.</p>') },
      { html: htmlWith([], `<p>${terms}</p>`), url: 'https://www.calloway.example/terms/', kind: 'legal' },
    ]).state
  expect(told('We are NOT a pet-friendly resort, and charge a fee for cleaning.')).toBe('found')
  expect(told('We are NOT a pet-friendly resort, if a pet is found later there will be a fee of $150.')).toBe('found')
  expect(told('We are not pet-friendly if the pet is over 20 pounds.')).not.toBe('found')
  expect(told('We welcome pets; tell us when you book.')).not.toBe('found')
  expect(told('We accept no liability for pets.')).not.toBe('found')
  expect(told('Guests whose pets are not declared pay a fee of $150.')).not.toBe('found')
})
