import { expect, test } from 'vitest'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { refusalHidden, refusalHiddenInScript } from './refusal-hidden.ts'

const code = (other: string) =>
  `form.addEventListener('submit', async event => { event.preventDefault(); const answer = await fetch('https://api.web3forms.com/submit', { method: 'POST', body: new FormData(form) }); if (answer.ok) { form.innerHTML = 'Thank you' } ${other} })`
const form = '<form><input name="email"><button>Send</button></form>'
const told = "else { form.append('Not sent. Please call us.') }"
const in_page = (other: string, body = form) =>
  refusalHidden.look(viewOf({ html: `<body>${body}<script>${code(other)}</script></body>` })).state
const in_file = (other: string) => {
  const script = { ...ownScript(code(other)), url: 'https://www.calloway.example/form.js' }
  return refusalHiddenInScript.look(siteOf([{ html: form }], { own_scripts: [script] })).state
}

test('a form that shows nothing when its message is refused is told, in the page and in a file', () => {
  expect([in_page(''), in_file('')]).toEqual(['found', 'found'])
  expect([in_page(told), in_file(told)]).toEqual(['ok', 'ok'])
  expect(in_page('', '<p>No form</p>')).toBe('not_applicable')
})
