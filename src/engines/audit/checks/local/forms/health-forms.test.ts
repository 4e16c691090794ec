import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { healthFormUnprotected } from './health-forms.ts'

const fields = (asked: string) =>
  `<input name="name"><input type="email" name="email"><textarea name="message" placeholder="${asked}"></textarea>`

function stateOf(title: string, action: string, asked: string, more = ''): string {
  const form = `<form action="${action}" method="post">${fields(asked)}<button>Send</button></form>`
  return healthFormUnprotected.look(viewOf({ html: `<title>${title}</title><body>${form}${more}</body>` })).state
}

const formspree = 'https://formspree.io/f/xayzbwqr'
const symptoms = 'Tell us about your symptoms'

test.each([
  ['Marlow Chiropractic | Macon, GA', formspree, symptoms, ''],
  [
    'Marlow Family Dentistry',
    'https://formsubmit.co/ada@marlow.example',
    'Your dental concerns and insurance carrier',
    '',
  ],
  ['Ada Marlow, LCSW', 'https://api.web3forms.com/submit', 'What brings you in today?', ''],
  ['Marlow Physical Therapy', formspree, 'How can we help?', '<p>Our form is HIPAA-compliant.</p>'],
])('%s, by %s: “%s” %s', (title, action, asked, more) => {
  expect(stateOf(title, action, asked, more)).toBe('found')
})

test.each([
  ['a name and a number alone', 'Marlow Chiropractic', formspree, 'How can we help?'],
  ['a server of its own', 'Marlow Chiropractic', '/send.php', symptoms],
  ['a service for practices', 'Marlow Chiropractic', 'https://hipaa.jotform.com/submit/1', symptoms],
  [
    'a service that was never told whom to mail',
    'Marlow Chiropractic',
    'https://formspree.io/f/your-form-id',
    symptoms,
  ],
  ['animals', 'Marlow Animal Hospital, a veterinary clinic', formspree, symptoms],
  ['a lawyer', 'Marlow Law: medical clinic injuries', formspree, 'Tell us about your injuries'],
  ['no practice at all', 'Marlow Plumbing', formspree, symptoms],
])('%s is no finding', (_, title, action, asked) => {
  expect(stateOf(title, action, asked)).not.toBe('found')
})

test.each(['not a HIPAA-secure channel', 'not yet HIPAA-compliant'])('“%s” promises nothing', words => {
  expect(stateOf('Marlow Physical Therapy', formspree, 'How can we help?', `<p>This is ${words}.</p>`)).not.toBe(
    'found',
  )
})
