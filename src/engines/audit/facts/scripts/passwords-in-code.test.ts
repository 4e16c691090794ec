import { expect, test } from 'vitest'
import { passwordInCode } from './passwords-in-code.ts'
import { secretKeys } from './secret-keys.ts'

test.each([
  "const correctPassword = 'oaktree123'\nif (typed.trim() === correctPassword) open()",
  'var PASSWORD = "oak1954"; if (PASSWORD == prompt("?")) show()',
  "if (password === 'oak1954') { show() }",
  "if (document.getElementById('a').value && passwordInput.value === 'Marlow!7') show()",
  "const ADMIN_PASSWORD = 'Marlow2024'\nif (input.value !== ADMIN_PASSWORD) return",
  "if (form.password.value == 'calloway') location = 'members.html'",
  "let passcode = '1954oak'; if (entered === passcode) show()",
  "if (pwd == 'drains!') show()",
])('a password that code compares with what is typed: %s', code => {
  expect(passwordInCode(code)).toMatchObject({ line: 1, shown: expect.stringMatching(/^..…$/) })
  expect(secretKeys(code)).toHaveLength(1)
})

test.each([
  "input.type = input.type === 'password' ? 'text' : 'password'",
  "if (field.name === 'password') check()",
  "if (mode === 'password') show()",
  "const passwordError = 'required'; if (error === passwordError) show()",
  "const passwordId = 'user-pass'; if (el.id === passwordId) show()",
  "const password = '#password'; if (password === last) show()",
  "const password = 'oak1954'; send(password)",
  'if (password === confirmPassword) save()',
  "if (typeof password === 'string') save()",
  "const password = 'YOUR_PASSWORD'; if (typed === password) open()",
  "if (passwordStrength === 'weakest') warn()",
  "if (pass === 'true') go()",
  'bypass === "toll"',
])('none is one: %s', code => {
  expect(passwordInCode(code)).toBeNull()
})
