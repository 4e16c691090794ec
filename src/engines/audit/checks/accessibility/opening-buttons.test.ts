import { expect, test } from 'vitest'
import { openingButtons } from '#src/engines/audit/checks/accessibility/opening-buttons.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { silentButtons } from '#src/engines/audit/facts/scripts/silent-buttons.ts'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const questions = ['Do you work on Sundays?', 'How long does it take?', 'Is there a fee to come out? +']
const page = (body: string, script = "document.querySelectorAll('button')") =>
  `<!doctype html><html><head><title>Drains</title></head><body>${body}<script>${script}</script></body></html>`
const buttons = (attribute = '') => questions.map(text => `<button${attribute}>${text}</button>`).join('')
const silent = (html: string) => silentButtons(factsOf(html)).map(({ of, count }) => `${count} of ${of}`)

test.each([
  ['questions', page(buttons()), ['3 of questions']],
  ['a list of the menu', page('<nav><button class="drop">Services ▾</button></nav>'), ['1 of menu']],
  ['questions that say it', page(buttons(' aria-expanded="false"')), []],
  ['questions of a kit', page(buttons(' data-bs-toggle="collapse"')), []],
  ['two questions', page(buttons().replace('<button>Do', '<button hidden>Do')), []],
  ['buttons to send', page('<button>Send</button><button>Call us</button><button>Book now</button>'), []],
  ['code that says it', page(buttons(), "b.setAttribute('aria-expanded', open)"), []],
])('%s', (_what, html, told) => {
  expect(silent(html)).toEqual(told)
})

test('where a script of the site says it, or may, nothing is told', () => {
  const silent_buttons = [{ of: 'questions' as const, url: site_url, line: 4, text: questions[0] ?? '', count: 3 }]
  const html = '<title>Drains</title><script src="/site.js"></script>'
  const site = (code: string) =>
    siteOf([{ html }], { silent_buttons, own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }] })
  expect(openingButtons.look(site("box.classList.toggle('open')"))).toMatchObject({
    occurrences: [{ line: 4, evidence: '<button>Do you work on Sundays? and 2 more, without aria-expanded' }],
  })
  expect(openingButtons.look(site("b.setAttribute('aria-expanded', 'true')")).state).toBe('ok')
  expect(openingButtons.look(siteOf([{ html }], { silent_buttons })).state).toBe('ok')
  expect(openingButtons.look(siteOf([{ html }])).state).toBe('not_applicable')
})
