import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { profileLinkGeneric } from './profile-links.ts'

const look = (link: string) => profileLinkGeneric.look(viewOf({ html: `<p>Calloway Plumbing ${link}</p>` })).state

test.each([
  '<a href="https://forms.gle/">Start application</a>',
  '<a href="https://g.page/">Google</a>',
  '<a href="https://calendly.com">Book a visit</a>',
  '<a href="https://www.opentable.com/">Reserve a table</a>',
  '<a href="https://docs.google.com/forms/">Apply now</a>',
  '<a href="https://www.paypal.com/donate">Donate Now</a>',
  '<a href="https://paypal.me/">Pay your bill</a>',
])('%s leads to nobody', link => {
  expect(look(link)).toBe('found')
})

test.each([
  '<a href="https://forms.gle/aB3dE5fG7">Start application</a>',
  '<a href="https://calendly.com/calloway">Book a visit</a>',
  '<a href="https://calendly.com">Calendly</a>',
  '<a href="https://wa.me/19125550142">Chat with us</a>',
  '<a href="https://www.paypal.com/donate/?hosted_button_id=AB12CD34">Donate Now</a>',
  '<a href="https://cash.app/$calloway">Give by Cash App</a>',
  '<a href="https://wa.me/?text=Look">Share</a>',
  '<a href="https://www.paypal.com/">Powered by PayPal</a>',
  '<a href="https://forms.gle/" onclick="go()">Start application</a>',
])('%s does not', link => {
  expect(look(link)).not.toBe('found')
})
