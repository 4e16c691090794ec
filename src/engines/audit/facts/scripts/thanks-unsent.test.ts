import { expect, test } from 'vitest'
import { thanksUnsent } from './thanks-unsent.ts'

const newsletter = `const box = document.querySelector('.newsletter-form')
if (box) {
  box.addEventListener('submit', (e) => {
    e.preventDefault()
    const done = document.createElement('div')
    done.innerHTML = \`<p>Thanks for subscribing!</p>\`
    done.style.cssText = \`background: linear-gradient(135deg, #d4af37, #b8860b)\`
    box.appendChild(done)
    setTimeout(() => { done.remove() }, 5000)
  })
}`
const contact = `const contact = document.getElementById('contact-form')
contact.addEventListener('submit', async e => {
  e.preventDefault()
  const answer = await fetch('/send', { method: 'POST', body: new FormData(contact) })
  if (answer.ok) alert('Thank you!')
})`

test('of two forms the one that is thanked for and not sent is told, though the script sends the other', () => {
  expect(thanksUnsent(newsletter)).toEqual(['.newsletter-form'])
  expect(thanksUnsent(`${newsletter}\n${contact}`)).toEqual(['.newsletter-form'])
  const by_id = newsletter.replace("querySelector('.newsletter-form')", "getElementById('join')")
  expect(thanksUnsent(`${contact}\n${by_id}`)).toEqual(['#join'])
})

test('a second listener that only waits sends nothing either', () => {
  const wait = `// Resets after 3 seconds (simulated)
    const waits = form => { // a moment (or two)
      const button = form.querySelector('button'); button.disabled = true }
    box.addEventListener('submit', () => { waits(box) })`
  expect(thanksUnsent(`${newsletter}\n${wait}`)).toEqual(['.newsletter-form'])
})

test.each([
  ['one that is sent', contact],
  ['one that is sent by a second listener', `${newsletter}\nbox.addEventListener('submit', () => { fetch('/join') })`],
  [
    'one that is sent by a function of the file',
    newsletter.replace('setTimeout', "function join() { fetch('/a') }\njoin(); setTimeout"),
  ],
  ['one that is handed to code from elsewhere', newsletter.replace('setTimeout', 'joinList(box); setTimeout')],
  ['one whose data are taken elsewhere', `${newsletter}\nconst data = new FormData(box)`],
  [
    'one that is only looked at',
    newsletter.replace('e.preventDefault()', 'if (!box.email.value) { e.preventDefault() }'),
  ],
  ['one that nobody is thanked for', newsletter.replace('Thanks for subscribing!', 'Please wait')],
  ['one whose name stands for another as well', `${newsletter}\n${newsletter.replace('.newsletter-form', '.other')}`],
])('%s is not', (_, code) => {
  expect(thanksUnsent(code)).toEqual([])
})
