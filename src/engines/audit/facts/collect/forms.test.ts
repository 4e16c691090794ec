import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'

it('reads a form with its fields and their labels', () => {
  const { forms, fields } = factsOfBody(
    '<form action="/send" method="POST"><label for="n">Name</label><input id="n" name="name" autocomplete="name" required><label>Mail <input type="email"></label><input type="tel" aria-label="Phone"><input placeholder="City"><textarea></textarea><input type="hidden" name="t"><select title="State"><option>GA</select><input type="password" aria-labelledby="p q"><b id="p">Pass</b> <b id="q">word</b></form>',
  )
  const form = {
    action: '/send',
    url: 'https://www.calloway.example/send',
    method: 'post',
    fields: 7,
    has_password: true,
  }
  expect(forms).toMatchObject([form])
  expect(fields.map(({ label_source, label }) => [label_source, label])).toEqual([
    ['label', 'Name'],
    ['label', 'Mail'],
    ['aria-label', 'Phone'],
    ['placeholder', 'City'],
    ['none', ''],
    ['title', 'State'],
    ['aria-labelledby', 'Pass word'],
  ])
  expect(fields[0]).toMatchObject({ type: '', autocomplete: 'name', required: true, form: 0 })
})

it('takes a second label for the same field for a slip', () => {
  const html = '<label for="a">Name</label><input id="a"><label for="a">Phone</label><input type="tel" id="b">'
  expect(factsOfBody(html).fields.map(({ label }) => label)).toEqual(['Name', ''])
})

it('does not take a label for another field', () => {
  expect(factsOfBody('<label for="a">A</label><input id="b">').fields).toMatchObject([
    { label_source: 'none', form: null },
  ])
})

it('names buttons as assistive technology does', () => {
  const { buttons } = factsOfBody(
    '<button>Send</button><button><img alt="Search"></button><button><svg></svg></button><input type="submit"><input type="submit" value="Go"><input type="image" alt=""><input type="button"><div role="button" aria-label="Menu"></div><button aria-labelledby="x"></button><i id="x">Close</i>',
  )
  expect(buttons.map(({ name }) => name)).toEqual(['Send', 'Search', '', 'Submit', 'Go', '', '', 'Menu', 'Close'])
})

it('does not count a link that acts as a button twice', () => {
  const facts = factsOfBody('<a href="/x" role="button">Book</a>')
  expect(facts.buttons).toEqual([])
  expect(facts.links).toHaveLength(1)
})

it('finds no form on a page of text', () => {
  expect(factsOfBody('<p>text')).toMatchObject({ forms: [], fields: [], buttons: [] })
})

it('knows a form on an island of Astro as one that a script takes over', () => {
  const form = '<form><input name="name"><input type="email"><button>Join</button></form>'
  const runtime =
    '<script>var e=()=>fetch("/x");customElements.get("astro-island")||customElements.define("astro-island",class{})</script>'
  const { forms, scripts } = factsOfBody(`<astro-island>${form}</astro-island>${form}${runtime}`)
  expect(forms.map(({ scripted }) => scripted)).toEqual([true, false])
  expect(scripts.map(({ sends }) => sends)).toEqual([false])
})

it.each([
  ['%email%', ['%email%']],
  ['[name]', ['[name]']],
  ['{{subject}}', ['{{subject}}']],
  ['New lead from %{siteName}', []],
  ['New message [website]: drains', []],
  ['100%', []],
])('a hidden field with %s', (value, left) => {
  const { leftovers } = factsOfBody(
    `<form action="/send"><input type="hidden" name="_replyto" value="${value}"></form>`,
  )
  expect(leftovers.map(({ text }) => text)).toEqual(left)
})
