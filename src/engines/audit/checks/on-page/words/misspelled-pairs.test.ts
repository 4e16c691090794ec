import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { misspelledWords } from './misspelled-words.ts'

/** What was written and what was meant. */
function slipsOf(body: string): string[] {
  const outcome = misspelledWords.look(siteOf([{ html: `<title>Calloway</title><body>${body}</body>` }]))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('a little word said twice in a row is found, also across the ends of elements within a line', () => {
  expect(slipsOf('<p>We mend the the pipes of <b>your</b> your house</p>')).toEqual([
    '“the the” (meant: the)',
    '“your your” (meant: your)',
  ])
  expect(slipsOf('<p>Drains for the</p><p>The pipes. We. We had had that that in mind, the, the pipe</p>')).toEqual([])
  expect(slipsOf('<p>We mend it. We we come, and THE THE roof</p>')).toHaveLength(2)
  expect(slipsOf('<p>All of it stands on our <a href="/b">Our Story</a> page</p>')).toEqual([])
  expect(slipsOf('<pre>if the the fi</pre><p>Say <del>the the</del> pipe</p>')).toEqual([])
})

test.each([
  ['a dish', '<li>Shrimp Lo Mien with geen peas</li>', 2],
  ['another word', '<p>You will loose weight. No one is better then the others. Air duck cleaning.</p>', 3],
  [
    'a trade',
    '<p>For lawns and root planning. Scaling and root planning by a renown surgeon. Visa and Mastercard Accpted.</p>',
    3,
  ],
  ['“you are”', '<p>Call us if your looking for a roof. Your going to love it. Your welcome!</p>', 3],
  ['a pronoun', '<p>For all you catering needs. Ask about are specials. Each has it’s own key.</p>', 3],
  ['a mark left out', '<h2>Lets talk</h2><p>Its a family place. 20 year’s of experience.</p>', 3],
  ['a mark too many', '<li>Pizza’s</li><p>We sell Tire’s and rims.</p>', 2],
  ['a blank left out', '<p>We mend pipes all day.Call us first.</p>', 1],
  ['a recipe', '<p>Make the roux by combining oil and flower in a pot. Waffle with served with syrup.</p>', 2],
  ['a past', '<p>It became know as Cherry Town in the coarse of history, near the Canadian boarder.</p>', 3],
  ['a request', '<p>Please include you phone number, or call our tool free number.</p>', 2],
  ['a front page', '<p>Your premiere contractor, working within in the county. Experience the riyal treatment.</p>', 3],
  ['terms', '<p>Gift cards are non-refundable or redeemable for cash.</p>', 1],
  [
    'a shop',
    '<p>Being lead by two brothers, we sell more many tools. A more customize look. I am member of a guild.</p>',
    4,
  ],
  [
    'what is yours',
    '<p>Look in you service manual, do it on you own time, and mind it’s original color: to it’s original.</p>',
    3,
  ],
  ['its own', "<p>Calloway opened it’s doors in 1990, first of it's kind, and cares for it’s customers.</p>", 3],
  ['two articles', '<p>Drink water during the your session, and see a the difference in an a house.</p>', 3],
  ['needs', '<p>We will meet your groups needs, and all of our customers needs.</p>', 2],
  ['a practice', '<p>May ease carpel tunnel pain, and speed the recovery of stoke victims.</p>', 2],
  ['a menu', '<li>Rueben Sandwich</li><li>Corn Beef Hash</li><p>A high trained crew.</p>', 3],
  ['a footer', '<footer>© 2026 Calloway. All right reserved.</footer>', 1],
])('two right words that are a slip side by side, of %s', (_, body, count) => {
  expect(slipsOf(body)).toHaveLength(count)
})

test.each([
  'It’s customers like you. For it’s best to ask. It’s history. We do it; it’s prices that count. Since it’s location, location.',
  'See the our team page, and the “our” in it. Vitamin a. The a la carte menu, an a cappella choir. Plan A the day before.',
  'What our customers need. Your pets’ needs. Tell the group what it needs, as each group needs to know. Corn, beef and rice.',
  'Its time has come, and its own key is on sale. It’s own-brand. Its easy access, its not-for-profit status.',
  'More, then less. No more than one. If your in-laws come, bring your welcome kit. Do not overstay your welcome.',
  'All you need. All you could want. Is this all you do? A piece of cake for your patients, and thank you.',
  'The pizza’s crust, the tire’s tread and one owner’s photos. Kids’ menu. The roof’s, not the deck’s.',
  'With 20 years’ experience and one year’s warranty. A complementary color. A desert tour. Toned-down hair lightening.',
  'See calloway.example.The St.Louis shop of Node.Js at 5 p.m.We.',
  'Open everyday items. She lets you go. Would of course help. Could, of course.',
  'We sell CBD oil and flower. Mix essential oil and flower petals. Coarse of grind. The tool free change of blades.',
  'You became, know it. To include you, phone us. A German boarder stays with her dog.',
  'Cards are refundable or redeemable for cash. They are non-refundable and not redeemable.',
  'If you own a home, or for those of you own a car. We help with you car guys. They lead by example. It’s original.',
  'The areas most prone to wear. No more, many say. Customize it more. Providing exceptions to the rule.',
  'She has more.<b>The</b> rest follows.',
])('neither is a slip: %s', text => {
  expect(slipsOf(`<p>${text}</p>`)).toEqual([])
})

test('a callus of a foot is no request to call, and a request without its blank is', () => {
  expect(slipsOf('<li>Callus removal</li><p>We treat the callus at the heel and smooth each callus.</p>')).toEqual([])
  expect(slipsOf('<p>Callus today for a quote, or callus at (555) 010-0199.</p>')).toEqual([
    '“Callus today” (meant: call us)',
    '“callus at” (meant: call us)',
  ])
})
