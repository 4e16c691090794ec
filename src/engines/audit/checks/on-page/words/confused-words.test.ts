import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { misspelledWords } from './misspelled-words.ts'

/** What was written and what was meant, in an English page. */
function slipsOf(body: string): string[] {
  const outcome = misspelledWords.look(siteOf([{ html: `<title>Calloway</title><body>${body}</body>` }]))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test.each([
  ['You can chose from three kinds of bread.', '“can chose” (meant: choose)'],
  ['You will be surprise how clean it is.', '“be surprise” (meant: be surprised)'],
  ['We sale used cars and trucks.', '“We sale” (meant: we sell)'],
  ['We except all major credit cards.', '“We except” (meant: accept)'],
  ['Please contract us with any questions.', '“contract us” (meant: contact us)'],
  ['We are proud to server the people of Aiken.', '“to server” (meant: to serve)'],
  ['Our team will asses the damage.', '“will asses” (meant: assess)'],
  ['We use to be on Main Street.', '“We use” (meant: used)'],
  ['We specializes in roofs.', '“We specializes” (meant: we specialize)'],
  ['It will effect the price of your house.', '“will effect” (meant: affect)'],
  ['A new roof will compliment any home.', '“compliment any” (meant: complement)'],
  ['Bring your dog in there own crate.', '“there own” (meant: their own)'],
  ['We care for families in there homes.', '“there homes” (meant: their)'],
  ['A full day of fun for you and you family.', '“you family” (meant: your)'],
  ['You wear the trays while your sleep.', '“while your” (meant: while you)'],
  ['Come see what were all about.', '“what were” (meant: what we’re)'],
  ['All are rooms have a private bath.', '“All are” (meant: all our)'],
  ['Open form 9 to 5 on weekdays.', '“Open form” (meant: from)'],
  ['We are two miles form the beach.', '“miles form” (meant: from)'],
  ['The pool is open threw September.', '“open threw” (meant: through)'],
  ['In business sense 1984.', '“business sense” (meant: since)'],
  ['The inn sits on five acers by the lake.', '“acers by” (meant: acres)'],
  ['We clean the house through out the year.', '“through out” (meant: throughout)'],
  ['No job is to big for us.', '“to big” (meant: too)'],
  ['Over 20 year of experience.', '“year of” (meant: years of)'],
  ['Our lawyers consult with one other on hard cases.', '“one other” (meant: one another)'],
  ['We write estate plans that fits their needs.', '“that fits” (meant: that fit)'],
  ['The goal is to the create a balance.', '“the create” (meant: create)'],
  ['We treat every costumer like family.', '“every costumer” (meant: customer)'],
  ['He graduated from Los Angles College.', '“Los Angles” (meant: Los Angeles)'],
  ['Our principle office is in Macon.', '“principle office” (meant: principal)'],
  ['Breakfast is severed from seven to ten.', '“is severed” (meant: served)'],
  ['Fresh pies and deserts every day.', '“and deserts” (meant: desserts)'],
  ['We finish in a timely manor.', '“timely manor” (meant: manner)'],
  ['The room is known for it’s view.', '“for it’s” (meant: its)'],
  ['Each house kept some of it’s charm.', '“of it’s” (meant: its)'],
  ['All of our technician’s are certified.', '“technician’s” (meant: technicians)'],
])('%s', (text, told) => {
  expect(slipsOf(`<p>${text}</p>`)).toEqual([told])
})

test.each([
  'You chose us, and we chose you. They can choose. To be, surprise, is fun.',
  'All is for sale. Prior to sale the house is cleaned. We, except all of us, were there.',
  'We contract us-made parts. To server rooms we bring power. A server.',
  'We used to be small. What we provides is our word for it. This is how we use to-do lists.',
  'It will have an effect. Your compliment made the day. They compliment every employee.',
  'There homes are sold fast. We were there. Go in there, own it. Is there business on Sunday?',
  'From us to you, family owned. For you family guys. We make you family.',
  'While your dog is away, we clean. While your home is empty.',
  'See what were once barns. We know what were the causes. Are rooms clean? All are welcome.',
  'The open form 1040. Minutes form a record. He threw September out. It makes business sense.',
  'Acers are maples: acers of many kinds. A tale of the year of the dog. The 2024 year of the flood.',
  'We sell one other brand. With one other person. A range of plans that fits your needs. A plan that fits your life.',
  'A costumer sews. Theater costumers and every costume. Right angles in Los Angeles. The principle of care.',
  'The lead was severed. Deserts and beaches. The manor house. In the desert and deserts of Arizona.',
  'In it’s a small world we trust. We think of it’s being late. Look at it: it’s fine. Of it, it’s said.',
  'Today’s are fresh. McDonald’s are everywhere. The owner’s have-a-go spirit. What’s are those. Each owner’s.',
  'All of our sites are pull-thrus, and we like drive-thrus.',
  'Chicken that meets your budget. Where pipe meets ground: the ground meets code.',
])('right as it stands: %s', text => {
  expect(slipsOf(`<p>${text}</p>`)).toEqual([])
})

test('a sentence that begins with “A” is no initial before a name', () => {
  expect(slipsOf('<p>A Captial Improvement Fee is due in May.</p>')).toEqual(['“Captial” (meant: capital)'])
  expect(slipsOf('<p>The house of J Captial and of A. Captial on the hill.</p>')).toEqual([])
})

test('what somebody said is spelled as they said it', () => {
  expect(slipsOf('<p>Ask our neighbors. “This is realy good stuff,” says one of them every week.</p>')).toEqual([])
  expect(slipsOf('<p>The “Oak Room” is a realy good place for a wedding of your own.</p>')).toHaveLength(1)
})
