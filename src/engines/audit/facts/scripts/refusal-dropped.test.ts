import { expect, test } from 'vitest'
import { refusalDropped } from './refusal-dropped.ts'

const submit = (body: string) =>
  `form.addEventListener('submit', async event => { event.preventDefault(); ${body} }); menu.classList.toggle('open')`
const post = `fetch(HOOK, { method: 'POST', body: new FormData(form) })`
const good = `form.style.display = 'none'; done.style.display = 'block'`

test.each([
  `const answer = await ${post}; if (answer.ok) { ${good} }`,
  `try { const answer = await ${post}; const data = await answer.json(); if (answer.ok) { ${good} } } catch (error) { alert('Please call us.') } finally { button.textContent = before; button.disabled = false }`,
  `const answer = await ${post}; if (answer.ok) { ${good} } else { console.error('Not sent', answer) }`,
  `const data = await (await ${post}).json(); if (data.success) { window.location.href = '/thanks' }`,
  `${post}.then(answer => { if (answer.ok) { ${good} } }).catch(error => { alert('No network. Please call us.') })`,
  `const answer = await ${post}; if (answer.status === 200) { ${good} } // nothing else`,
])('nobody sees that the message was refused: %s', body => {
  expect(refusalDropped(submit(body))).toBe(true)
})

test.each([
  `const answer = await ${post}; if (answer.ok) { ${good} } else { alert('Please call us.') }`,
  `const answer = await ${post}; if (answer.ok) { ${good} } else { shake(answer) }`,
  `const answer = await ${post}; if (answer.ok) { ${good}; return } status.textContent = 'Please call us.'`,
  `const answer = await ${post}; if (!answer.ok) throw new Error(); if (answer.ok) { ${good} }`,
  `const answer = await ${post}; status.textContent = (await answer.json()).message; if (answer.ok) { form.reset() }`,
  `const answer = await ${post}; if (answer.ok) { ${good} } else if (answer.status === 422) { alert('Please mend your number.') }`,
  `const answer = await ${post}; if (answer.ok) { count() }`,
  `const answer = await fetch('/hours.json'); if (answer.ok) { ${good} }`,
  `form.submit()`,
])('what tells it, or sends nothing, is fine: %s', body => {
  expect(refusalDropped(submit(body))).toBe(false)
})

test('code without end ends soon', () => {
  const began = process.cpuUsage().user
  refusalDropped(`submit ${`fetch('POST') if (a.ok) {`.repeat(8_000)}`)
  refusalDropped(`submit ${`fetch('POST') if (a.ok) { thanks } else {}.catch(() => {`.repeat(8_000)}`)
  refusalDropped(`submit fetch(POST if (a.ok) { thanks } ${'console.log('.repeat(40_000)}`)
  refusalDropped(`submit fetch(POST if (a.ok) { thanks } ${'"'.repeat(200_000)}`)
  expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
})
