import { expect, test } from 'vitest'
import { feignedSends, handlersSendNothing } from './submit-handlers.ts'

const on = (body: string) => `form.addEventListener('submit', (e) => { ${body} })`

test.each([
  ['hides the form', on('e.preventDefault(); form.hidden = true; done.hidden = false')],
  ['waits and thanks', on("e.preventDefault(); setTimeout(() => { done.style.display = 'block' }, 1200)")],
  ['calls what only shows', `function show(x) { x.hidden = false }\n${on('e.preventDefault(); show(done)')}`],
  ['leads to thanks', on("e.preventDefault(); window.location.href = 'thank-you.html'")],
  ['is named for onsubmit', "function handleSubmit(e) { e.preventDefault(); btn.textContent = 'Sent' }\n// submit"],
  ['is named in the form alone', "function handleSubmit(e) { e.preventDefault(); btn.textContent = 'Sent' }"],
  ['is named', "form.addEventListener('submit', keep)\nfunction keep(e) { e.preventDefault(); alert('Thanks') }"],
  [
    'tells what it is to be joined to',
    on("e.preventDefault(); alert('A demo: wire this up to Formspree, or fetch(it).')"),
  ],
  ['of jQuery', "$('#contact').on('submit', function (e) { e.preventDefault(); $(this).hide() })"],
  ['beside a link', `${on('e.preventDefault(); done.hidden = false')}; more.href = 'https://maps.example/'`],
  [
    'waits for nothing',
    on('e.preventDefault(); await new Promise(resolve => setTimeout(resolve, 900)); done.hidden = 0'),
  ],
])('a handler that %s sends nothing', (_, code) => {
  expect(handlersSendNothing(code)).toBe(true)
})

test.each([
  ['sends', on("e.preventDefault(); fetch('/send', { method: 'POST' })")],
  ['calls what sends', `function go() { location.href = url + name }\n${on('e.preventDefault(); go()')}`],
  ['calls what is not here', on('e.preventDefault(); deliver(form)')],
  ['keeps only what is incomplete', on('if (!form.checkValidity()) { e.preventDefault() }')],
  ['lets it through', on("btn.textContent = 'Sending'")],
  ['is that of one form beside one that sends', `${on('e.preventDefault()')}; other.onclick = () => fetch('/a')`],
  ['hands it on', on('e.preventDefault(); tracker.sendLead(form)')],
  ['sends beside what it shows', on("e.preventDefault(); alert('Sent by Formspree'); fetch(formspree_address)")],
  ['never ends', on('e.preventDefault(); {'.repeat(3))],
])('a handler that %s is left alone', (_, code) => {
  expect(handlersSendNothing(code)).toBe(false)
})

test('hostile code is read in a time that grows with its length', () => {
  const begun = process.cpuUsage()
  handlersSendNothing(`submit preventDefault ${"addEventListener('submit', (e) => { a(".repeat(6_000)}`)
  handlersSendNothing(`submit preventDefault ${'function submitForm('.repeat(10_000)}`)
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
})

test.each([
  [
    'only logs',
    "function submitBooking() { console.log('Booking submitted', data); show() }\nfunction show() { x = 1 }",
    1,
  ],
  ['sends', "function submitBooking() { console.log('ok'); save.postData(data) }", 0],
  ['sends elsewhere', "function submitBooking() { console.log('ok') }\nfetch('/api')", 0],
  ['shows the next step', 'function confirmDate() { step += 1 }', 0],
])('a function that %s', (_, code, told) => {
  expect(feignedSends(code)).toHaveLength(told)
})
