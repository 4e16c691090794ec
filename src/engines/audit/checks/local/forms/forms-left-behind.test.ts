import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { thankedRegardless } from './thanked-regardless.ts'

const form = (action: string) => `<form action="${action}" method="post"><textarea name="m"></textarea></form>`
const exported = '<script>var _W = _W || {}; var IS_ARCHIVE = 1;</script>'
const of_weebly = form('//www.weebly.com/weebly/apps/formSubmit.php')

test.each([
  ['form-host-takes-none', of_weebly + exported, 'found'],
  ['form-host-takes-none', of_weebly, 'not_applicable'],
  ['form-address-retired', form('https://formspree.io/jo@calloway.example'), 'found'],
  ['form-address-retired', form('//formspree.io/jo%40calloway.example'), 'found'],
  ['form-address-retired', form('https://formspree.io/f/xayzbwqr'), 'ok'],
  ['form-address-retired', form('https://formsubmit.co/jo@calloway.example'), 'ok'],
])('%s: %s', (id, html, state) => {
  expect(localOutcome(id, [{ html }]).state).toBe(state)
})

test('a page whose own code thanks whatever comes is told, one that looks at the answer is not', () => {
  const page = (then: string) => ({
    html: `${form('#')}<script>form.addEventListener('submit', e => { e.preventDefault(); fetch(HOOK, { method: 'POST' })${then} })</script>`,
  })
  const thanks = `box.textContent = 'Thank you!'`
  expect(thankedRegardless.look(siteOf([page(`.catch(() => {}); ${thanks}`)])).state).toBe('found')
  expect(thankedRegardless.look(siteOf([page(`.then(r => { if (r.ok) ${thanks} })`)])).state).toBe('ok')
  expect(thankedRegardless.look(siteOf([{ html: '<p>No form</p>' }])).state).toBe('not_applicable')
})
