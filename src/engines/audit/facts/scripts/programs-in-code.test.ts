import { expect, test } from 'vitest'
import { programsInCode } from './programs-in-code.ts'

const typed = 'const name = $("#name").val();'

test.each([
  [`${typed} $.ajax({ type: "POST", url: "process.aspx/party", data: name })`, 'process.aspx'],
  [`${typed} $.post('/mail/contact_me.php', { name })`, '/mail/contact_me.php'],
  [`fetch('send.php', { method: 'POST', body: new FormData(form) })`, 'send.php'],
  [`${typed} xhr.open('POST', 'mail.cgi?to=us')`, 'mail.cgi'],
])('a program that code posts what was typed to is read: %s', (code, program) => {
  expect(programsInCode(code)).toEqual([program])
})

test.each([
  `fetch('send.php', { method: 'POST' })`,
  `${typed} $.ajax({ url: 'loadnotice.php', type: 'POST' })`,
  `${typed} fetch('/api/send', { method: 'POST' })`,
  `${typed} $.ajax({ url: 'send.php' })`,
])('what loads something, or names no program, is not: %s', code => {
  expect(programsInCode(code)).toEqual([])
})
