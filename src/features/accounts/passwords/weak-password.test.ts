import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weakPassword } from './weak-password.ts'

const own = ['dana.reyes@bayside-plumbing.example', 'Dana Reyes']
const reasons = (password: string) => weakPassword(password, own)?.reasons

test('the list that ships holds at least 10,000 passwords and says where it is from', () => {
  const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  const [head = '', list = ''] = text.split('\n\n')
  expect(head).toMatch(/Source: .+\nLicense: MIT/)
  expect(list.trim().split('\n').length).toBeGreaterThanOrEqual(10_000)
})

test.each([
  ['porchlamp', ['length']],
  ['123456', ['length', 'pwned']],
  ['Password123', ['pwned']],
  ['PASSWORD!!!!', ['pwned']],
  ['qwertyuiop', ['pwned']],
  ['aaaaaaaaaaaaaaaa', ['pwned']],
  ['dana.reyes@bayside-plumbing.example', ['characters']],
  ['danareyes2026', ['characters']],
  ['Bayside-Plumbing!', ['characters']],
  ['reyes12345', ['characters']],
])('%s is weak: %j', (password, expected) => {
  expect(reasons(password)).toEqual(expected)
})

test.each([
  'nine lanterns at low tide',
  'reyes likes very long walks',
  'xkT9#pQ2vLm',
  `${'\u{1F3EE}'.repeat(9)}a`,
  `${'w'.repeat(127)}x`,
  '          a',
])('%s is taken: no rule asks for digits or signs', password => {
  expect(reasons(password)).toBeUndefined()
})

test('someone without a name, or with a short one, is not kept from using common syllables', () => {
  expect(weakPassword('the ann arbor pier', ['al@b.co', ''])).toBeUndefined()
})
