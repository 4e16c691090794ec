import { expect, test } from 'vitest'
import { passwordStrength } from './password-rules.ts'

const own = ['dana.reyes@reyesautoglass.example', 'Dana Reyes', 'Reyes Auto Glass']

test.each([
  ['', 'none'],
  ['kite', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'simple'],
  ['abababababab', 'simple'],
  ['dana.reyes1', 'near'],
  ['Reyes Auto Glass!', 'near'],
  ['salt harbor', 'fair'],
  ['nine lanterns at low tide', 'strong'],
  ['🦩🦀🐚🌊🦩', 'short'],
] as const)('a person who types %j is told it is %s', (password, strength) => {
  expect(passwordStrength(password, own)).toBe(strength)
})

test('an empty name or email makes nothing near', () => {
  expect(passwordStrength('salt harbor', ['', ''])).toBe('fair')
})

test('no mix of capitals, digits and signs is asked for, and none makes up for length', () => {
  expect(passwordStrength('aB3$xY9!', own)).toBe('short')
  expect(passwordStrength('only small letters here', own)).toBe('strong')
})
