import { expect, test } from 'vitest'
import { type ServedPage, site_url } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string): ServedPage => ({ html: `<body>${body}</body>`, url: site_url })
const told = (id: string, one: ServedPage) => {
  const outcome = localOutcome(id, [one])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

const steps = '<input placeholder="Your name"><input type="tel" placeholder="Phone">'
const asked = (more: string) => page(`${steps}<button onclick="finish()">Get my estimate</button>${more}`)

test('steps that ask for a phone outside any form, and code that only shows the last of them, reach nobody', () => {
  const shows = '<script>function finish() { done.classList.add("active") }</script>'
  expect(told('form-without-receiver', asked(shows))).toEqual([
    '“Get my estimate” stands below fields in no form, and nothing on the page sends what is typed',
  ])
})

test.each([
  '<script>function finish() { fetch("/lead", { method: "POST", body: phone.value }) }</script>',
  '<script>function finish() { location.href = "sms:+13525550142?body=" + phone.value }</script>',
  '<script src="/js/main.js"></script>',
  `<button onclick="window.open('https://wa.me/13525550142')">Write</button>`,
  '<input type="password">',
])('fields in no form that some code may send are left alone: %s', more => {
  expect(told('form-without-receiver', asked(more))).toEqual([])
})

test('fields in no form that no button could send are told as such alone, and an answer is no such button', () => {
  const answers = '<button role="radio">Yes</button><button role="radio">No</button>'
  const application = page(`${steps}<input placeholder="Company"><input placeholder="Position">${answers}`)
  expect(told('form-without-receiver', application)).toEqual([])
  expect(told('form-without-button', application)).toHaveLength(1)
  expect(told('form-without-receiver', page(`${steps}${answers}`))).toEqual([])
})

test('the last of several steps that says all is well and sends nothing reaches nobody', () => {
  const button = '<button onclick="nextStep()">Continue</button><button onclick="confirmVisit()">Confirm visit</button>'
  const code = (does: string) =>
    `<script>\n// In production, fetch it from the server.\nfunction confirmVisit() { name.value = ''; ${does} }</script>`
  const shown = (does: string) => told('form-without-receiver', page(steps + button + code(does)))
  expect(shown("console.log('Visit confirmed')")).toEqual([
    '“Confirm visit” calls confirmVisit(), which says that it is done and sends nothing',
  ])
  expect(shown("fetch('/visits', { method: 'POST' }); console.log('Visit confirmed')")).toEqual([])
})
