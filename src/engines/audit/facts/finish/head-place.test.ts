import { expect, it } from 'vitest'
import { factsOf } from '#tests/support/audit/audit-page.ts'

const canonical = '<link rel="canonical" href="/a">'

it('puts what follows an element that may not stand in a head into the body, and names that element', () => {
  const facts = factsOf(
    `<!doctype html><html><head><title>T</title>\n<div id="x"></div>\n${canonical}<meta name="robots" content="noindex"></head><body>`,
  )
  expect(facts.canonicals).toMatchObject([{ part: 'body', line: 3 }])
  expect(facts.robots).toMatchObject([{ part: 'body' }])
  expect(facts.titles).toMatchObject([{ part: 'head' }])
  expect(facts.head_ended_by).toMatchObject({ element: 'div', line: 2 })
})

it('shows what follows a head that nobody closed', () => {
  const facts = factsOf('<html><head><title>T</title><nav><a href="/a">A</a></nav><p>Drains</p></html>')
  expect(facts.links).toMatchObject([{ hidden: false }])
  expect(facts.text.words).toBe(2)
})

it('takes a page that a script fades in for shown', () => {
  expect(factsOf('<body style="display: none"><a href="/a">A</a>').links).toMatchObject([{ hidden: false }])
})

it('counts text in the head as its end', () => {
  const facts = factsOf(`<html><head><title>T</title> stray ${canonical}</head><body>`)
  expect(facts.canonicals).toMatchObject([{ part: 'body' }])
  expect(facts.head_ended_by).toMatchObject({ element: '#text' })
})

it('leaves what stands between the end of the head and the body in the head, as browsers do', () => {
  const facts = factsOf(`<html><head><title>T</title></head>\n${canonical}\n<body><p>x`)
  expect(facts.canonicals).toMatchObject([{ part: 'head' }])
  expect(facts.head_ended_by).toBeNull()
})

it('is not misled by scripts, styles, noscript, templates and comments', () => {
  const facts = factsOf(
    `<html><head><script>document.write("<div>")</script><style>p::after{content:"<p>"}</style><noscript><img src="x"><p>no script</p></noscript><template><div>t</div></template><!-- <div> -->${canonical}</head><body>`,
  )
  expect(facts.canonicals).toMatchObject([{ part: 'head' }])
  expect(facts.head_ended_by).toBeNull()
})

it('needs no head tag at all', () => {
  expect(factsOf(`<title>T</title>${canonical}<p>text`)).toMatchObject({
    canonicals: [{ part: 'head' }],
    titles: [{ part: 'head' }],
    head_ended_by: { element: 'p' },
  })
})

it('finds a title in the body', () => {
  expect(factsOf('<body><h1>x</h1><title>Late</title>').titles).toMatchObject([{ text: 'Late', part: 'body' }])
})

it('does not send a page nested too deep to the second parser, and says what it saw itself', () => {
  const facts = factsOf(`<html><head></head><body>${'<div>'.repeat(5_000)}${canonical}`)
  expect(facts.canonicals).toMatchObject([{ part: 'body' }])
})
