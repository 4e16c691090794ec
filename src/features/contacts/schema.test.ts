import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { contactLimits } from '#src/features/contacts/limits.ts'
import { contactSchema } from '#src/features/contacts/schema.ts'
import { fc } from '#tests/support/runner/properties.ts'

const message = { name: 'Dana Reyes', email: 'dana@shop.example', message: 'Hello' }

function wordsFor(value: unknown, field: string): string | undefined {
  const read = z.safeParse(contactSchema, value)
  return read.success ? undefined : read.error.issues.find(issue => issue.path[0] === field)?.message
}

test('the three required fields are enough, and the others are empty then', () => {
  expect(contactSchema.parse(message)).toEqual({ ...message, phone: '', company: '', page: '', website: '' })
})

test.each([
  ['name', 'Please write your name.'],
  ['email', 'Please write your email address.'],
  ['message', 'Please write a message.'],
])('%s missing, empty or of spaces is asked for in plain words', (field, words) => {
  for (const value of [undefined, '', '   ', 7, null, {}])
    expect(wordsFor({ ...message, [field]: value }, field)).toBe(words)
})

test.each(Object.entries(contactLimits).filter(([field]) => field !== 'email'))(
  '%s may have %i characters and not one more',
  (field, longest) => {
    expect(wordsFor({ ...message, [field]: 'x'.repeat(longest) }, field)).toBeUndefined()
    expect(wordsFor({ ...message, [field]: 'x'.repeat(longest + 1) }, field)).toContain(
      `${longest} characters or fewer`,
    )
  },
)

test('an email that is no address or too long is refused', () => {
  for (const email of [
    'dana',
    'dana@',
    '@shop.example',
    'a b@shop.example',
    'dana@shop',
    'a@b.example, c@d.example',
    'Dana <dana@shop.example>',
  ]) {
    expect(wordsFor({ ...message, email }, 'email')).toBe('Please write an email address such as name@example.com.')
  }
  expect(wordsFor({ ...message, email: `${'x'.repeat(250)}@shop.example` }, 'email')).toContain(
    '254 characters or fewer',
  )
})

test('the page is a path', () => {
  expect(wordsFor({ ...message, page: '/contact-us' }, 'page')).toBeUndefined()
  for (const page of ['https://elsewhere.example', 'contact-us', `/${'x'.repeat(200)}`]) {
    expect(wordsFor({ ...message, page }, 'page')).toBeDefined()
  }
})

test('keys that nobody asked for are dropped', () => {
  expect(contactSchema.parse({ ...message, spam_reason: 'none', id: '1' })).not.toHaveProperty('spam_reason')
})

test('whatever is accepted is trimmed, within its limits, of plain text and accepted again unchanged', () => {
  const text = fc.string({ unit: 'binary', maxLength: 140 })
  fc.assert(
    fc.property(text, text, text, text, (name, phone, company, words) => {
      const read = z.safeParse(contactSchema, { ...message, name, phone, company, message: words })
      if (!read.success) return
      const { data } = read
      for (const value of [data.name, data.phone, data.company]) expect(value).not.toMatch(/\p{Cc}/u)
      expect(data.message).not.toMatch(/[^\P{Cc}\n\t]/u)
      expect(data.name).toBe(data.name.trim())
      expect(data.name.length).toBeGreaterThan(0)
      expect(contactSchema.parse(data)).toEqual(data)
    }),
  )
})

test('control characters are refused in every line of text, and line ends become \\n in the message', () => {
  for (const field of ['name', 'phone', 'company'] as const) {
    for (const bad of ['a\nb', 'a\rb', 'a\u0000b', 'a\u001bb', 'a\u0085b', 'a\ud800b', '\udc00'])
      expect(wordsFor({ ...message, [field]: bad }, field)).toBeDefined()
  }
  expect(wordsFor({ ...message, message: 'a\u0000b' }, 'message')).toBe('Please write your message in plain text.')
  expect(wordsFor({ ...message, message: 'a\ud800b' }, 'message')).toBe('Please write your message in plain text.')
  expect(contactSchema.parse({ ...message, name: 'Zoë 😀', message: 'שלום 😀' })).toMatchObject({ name: 'Zoë 😀' })
  expect(contactSchema.parse({ ...message, message: 'a\r\nb\rc\td' }).message).toBe('a\nb\nc\td')
})
