import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { enrollSchema } from '#src/features/accounts/factors/factor-schema.ts'
import { profileIn } from '#src/features/accounts/new-user.ts'
import { profileChangeSchema } from '#src/features/accounts/schema.ts'
import { invitationSchema } from '#src/features/accounts/users/schema.ts'
import { auditRequestSchema } from '#src/features/audits/schema.ts'
import { newBusinessSchema } from '#src/features/businesses/schema.ts'
import { noteSchema, replySchema } from '#src/features/contacts/desk-schema.ts'
import { contactSchema } from '#src/features/contacts/schema.ts'
import { newFileQuerySchema } from '#src/features/files/schema.ts'
import { newGroupSchema } from '#src/features/locations/groups/schema.ts'
import { uploadQuerySchema } from '#src/features/locations/imports/schema.ts'
import { statusSetSchema } from '#src/features/locations/schema.ts'
import { newViewSchema } from '#src/features/locations/views/schema.ts'
import { answerShapes } from '#src/features/onboarding/answers.ts'

/** As a browser shows it: "Invoice exe.fdp". */
const turned = '\u202EInvoice\u2066 \u202Apdf.exe\u202C\u2069'
const straight = 'Invoice pdf.exe'
const email = 'dana@shop.example'
const id = '00000000-0000-4000-8000-000000000000'

/** What people write about themselves or their business, and that somebody else reads. */
const written: [what: string, read: (text: string) => unknown][] = [
  ['the name of a contact', name => contactSchema.parse({ name, email, message: 'Hello' }).name],
  ['the company of a contact', company => contactSchema.parse({ name: 'D', email, message: 'Hello', company }).company],
  ['the message of a contact', message => contactSchema.parse({ name: 'D', email, message }).message],
  ['a note', text => noteSchema.parse({ text }).text],
  ['a reply', text => replySchema.parse({ text }).text],
  ['the name given at sign-up', full_name => profileIn({ full_name }).full_name],
  ['a profile', full_name => profileChangeSchema.parse({ full_name }).full_name],
  ['the name of somebody invited', full_name => invitationSchema.parse({ email, full_name, role: 'client' }).full_name],
  ['an authenticator app', friendly_name => enrollSchema.parse({ factor_type: 'totp', friendly_name }).friendly_name],
  ['a business', trade_name => newBusinessSchema.parse({ trade_name, industry: 'legal_services' }).trade_name],
  ['a group', name => newGroupSchema.parse({ business_id: id, name }).name],
  ['a saved view', name => newViewSchema.parse({ business_id: id, name, query: '' }).name],
  ['a picture', name => newFileQuerySchema.parse({ business_id: id, kind: 'photo', name }).name],
  ['a file of locations', file_name => uploadQuerySchema.parse({ business_id: id, file_name }).file_name],
  ['why a status was set', reason => statusSetSchema.parse({ version: 1, status: 'active', reason }).reason],
  ['a step of the onboarding', name => answerShapes.voice.approver.parse(name)],
  ['several lines of a step', text => answerShapes.voice.about_voice.parse(text)],
  ['the business of a free check', name => auditRequestSchema.parse({ address: 'shop.example', name }).name],
]

test.each(written)('%s is kept without what would turn its letters round', (_, read) => {
  expect(read(turned)).toBe(straight)
})

test('a name of such marks alone is no name', () => {
  expect(z.safeParse(newGroupSchema, { business_id: id, name: ' \u202E ' }).success).toBe(false)
  expect(contactSchema.safeParse({ name: '\u202E', email, message: 'Hello' }).success).toBe(false)
})

test('names in Arabic and Hebrew stay as they are, with their own marks', () => {
  for (const name of ['مطعم النخيل', 'מאפייה \u200Fכהן', 'شركة \u061Cأ\u200E 24']) {
    expect(contactSchema.parse({ name, email, message: 'Hello' }).name).toBe(name)
  }
})

test('a text in Hebrew or Arabic keeps what sets Latin words among its letters, and nothing that turns them round', () => {
  const message = 'שלום \u2067Porch & Co\u2069, \u202Bמחר\u202C'
  expect(contactSchema.parse({ name: 'Dana', email, message }).message).toBe(message)
  expect(contactSchema.parse({ name: 'כהן \u202Etxt.exe', email, message }).name).toBe('כהן txt.exe')
})

test('a phone number out of an address book is taken without its unseen marks', () => {
  const phone = '\u202A(904) 355-0142\u202C'
  expect(contactSchema.parse({ name: 'Dana', email, message: 'Hello', phone }).phone).toBe('(904) 355-0142')
  expect(profileChangeSchema.parse({ phone }).phone).toBe('(904) 355-0142')
})

test('an address of mail out of an address book is taken without its unseen marks', () => {
  const pasted = `\u202A${email}\u202C`
  expect(contactSchema.parse({ name: 'Dana', email: pasted, message: 'Hello' }).email).toBe(email)
  expect(invitationSchema.parse({ email: pasted, role: 'client' }).email).toBe(email)
})

test('what a photo shows is the only text that a schema reads by itself, to the letter', () => {
  const readByThemselves = globSync('src/features/**/*.ts', {
    exclude: ['**/*.test.ts', 'src/features/texts/**'],
  }).filter(file => /\.string\([^)]*\)(\s*\.\w+\([^\n]*\))*?\s*\.trim\(\)|z\.trim\(\)/.test(readFileSync(file, 'utf8')))
  expect(readByThemselves).toEqual(['src/features/files/photos/schema.ts'])
})

test('half of a character is refused in a profile, rather than kept as another one', () => {
  expect(profileChangeSchema.safeParse({ full_name: 'Dana \uD83D' }).success).toBe(false)
})
