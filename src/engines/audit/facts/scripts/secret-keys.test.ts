import { expect, test } from 'vitest'
import { secretKeys } from './secret-keys.ts'

const long = (length: number, from = 'a7Kd9QzLmW3xRt5B') => from.repeat(10).slice(0, length)
const hex = (length: number) => '3f9a1c7be2d84065'.repeat(10).slice(0, length)
/** In two pieces, so that nobody takes these for real keys. */
const key = (...pieces: string[]) => pieces.join('')

test.each([
  ['Stripe', key('sk_', 'live_', long(24))],
  ['Amazon', key('AK', 'IA', 'Q7RZ4MWN2KXT9LBD')],
  ['GitHub', key('gh', 'p_', long(36))],
  ['OpenAI or Anthropic', key('sk-', 'proj-', long(40))],
  ['SendGrid', key('SG', '.', long(22), '.', long(43))],
  ['Resend', key('re', '_', long(8), '_', long(24))],
  ['Discord', key('https://discord.com/api/', 'webhooks/', '938475610293847561/', long(60))],
  ['Telegram', key('https://api.telegram.org/', 'bot', '7483920156:', 'AA', long(33))],
  ['Mailchimp', key('"', hex(32), '-us12"')],
  ['Twilio', key('twilioAuth', `Token = "${hex(32)}"`)],
  ['a server', key('-----BEGIN ', 'PRIVATE KEY-----\\n', long(64))],
  ['a server', key('-----BEGIN RSA ', 'PRIVATE KEY-----\\n" + "', long(64))],
])('a key of %s', (of, written) => {
  expect(secretKeys(`\nconst key = '${written}'`)).toMatchObject([{ of, line: 2 }])
  expect(secretKeys(`const key = '${written}'`)[0]?.shown.length).toBeLessThanOrEqual(13)
})

test.each([
  ['a key for the browser', key('pk_', 'live_', long(24))],
  ['a key of Google Maps', key('AI', 'za', long(35))],
  [
    'code that takes the heading off',
    key('pem.replace(/-----BEGIN ', "PRIVATE KEY-----/, '').replace(/-----END ", "PRIVATE KEY-----/, '')"),
  ],
  ['a blank', 'sk_live_XXXXXXXXXXXXXXXXXXXXXXXX'],
  ['an example of a handbook', key('AK', 'IA', 'IOSFODNN7EXAMPLE')],
  ['a class of a style', 'sk-button sk-button-primary sk-spinner'],
  ['a hash', hex(32)],
  ['the name of a file', 're_roofing_guide_of_calloway_and_sons'],
])('%s is none', (_what, written) => {
  expect(secretKeys(`const key = '${written}'`)).toEqual([])
})
