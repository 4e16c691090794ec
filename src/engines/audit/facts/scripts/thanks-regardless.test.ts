import { expect, test } from 'vitest'
import { thanksRegardless } from './thanks-regardless.ts'

const submit = (body: string) => `form.addEventListener('submit', async function (e) { e.preventDefault(); ${body} })`
const post = `fetch(HOOK, { method: 'POST', body: JSON.stringify(data) })`
const thanks = `status.textContent = 'Thank you, we will be in touch.'`

test.each([
  `${post}.catch(function () {}); ${thanks}`,
  `${post}.catch(() => {}); setTimeout(() => { ${thanks} }, 300)`,
  `${post}.catch(e => null); form.innerHTML = "<p>Message received</p>"`,
  `try { ${post}.catch(() => { /* ignore */ }) } catch (e) {} ${thanks}`,
  `try { await ${post} } catch (err) { } ${thanks}`,
  `${post}.then(() => showSuccess()).catch(() => { showSuccess() })`,
  `${post}.then(() => { ${thanks} }).catch(() => { status.textContent = 'Please call us.' })`,
  `try { await ${post} } catch (err) { console.error(err); ${thanks} }`,
  `${post}.then(() => { ${thanks} })`,
  `${post}.then(() => { window.location.href = 'https://calloway.example/thanks.html' })`,
  `${post}.then(function () { ${thanks} })`,
])('failures are dropped and visitors thanked: %s', body => {
  expect(thanksRegardless(submit(body))).toBe(true)
})

test.each([
  `${post}.then(r => { if (r.ok) ${thanks} }).catch(() => {})`,
  `try { const r = await ${post}; if (!r.ok) throw new Error(); ${thanks} } catch (e) {}`,
  `try { await ${post} } catch (err) { alert('Please call us.'); return } ${thanks}`,
  `${post}.catch(() => { alert('Sorry, nothing was received. Please call.') })`,
  `${post}.catch(() => {}); location.href = '/next'`,
  `${post}.then(() => { location.href = '/next' })`,
  `${post}.then(answer => { if (answer.ok) ${thanks} })`,
  `fetch(HOOK, { method: 'POST', mode: 'no-cors', body }).then(() => { ${thanks} })`,
  `const r = await ${post}; const j = await r.json(); if (j.success) { fetch('/notify', { method: 'POST' }).catch(() => {}); ${thanks} } else { alert('Please call us.') }`,
  `fetch('/count').catch(() => {}); form.submit(); ${thanks}`,
])('what looks at the answer, or promises nothing, is fine: %s', body => {
  expect(thanksRegardless(submit(body))).toBe(false)
})

test('a form that thanks behind another request is left alone', () => {
  const text = `${submit(`${post}.catch(() => {})`)}; ${submit(`const r = await ${post}; if (r.ok) ${thanks}`)}`
  expect(thanksRegardless(text)).toBe(false)
})

test('code without end ends soon', () => {
  const began = process.cpuUsage().user
  thanksRegardless(`submit${`fetch('POST').catch(${' '.repeat(50)}`.repeat(4_000)}`)
  thanksRegardless(`submit fetch(POST catch ${'"'.repeat(200_000)}`)
  thanksRegardless(`submit${`fetch('POST').then(() => ${'{ '.repeat(20)}`.repeat(6_000)}`)
  expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
})
