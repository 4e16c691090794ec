import { expect, test } from 'vitest'
import { pictureIsAPage } from '#src/engines/audit/checks/links/goals/picture-is-a-page.ts'
import { linkToClosedNetwork } from '#src/engines/audit/checks/links/other-sites/closed-networks.ts'
import { flashContent } from '#src/engines/audit/checks/mobile/flash.ts'
import { titleBrokenOff } from '#src/engines/audit/checks/on-page/titles/title-broken-off.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const evidence = (check: typeof pictureIsAPage, html: string) => {
  const outcome = check.look(viewOf({ html: `<title>Calloway</title><body>${html}` }))
  return outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence) : outcome.state
}

test('a picture whose address is that of a page is found, and one that a script paints is not', () => {
  expect(evidence(pictureIsAPage, '<img src="/logo.html" alt="Logo">')).toEqual(['<img src="/logo.html">'])
  expect(evidence(pictureIsAPage, '<img src="/logo.php?a.html" alt=""><img src="/a.png" alt="">')).toBe('ok')
})

test('links to networks that have closed are found, and links that only name them are not', () => {
  expect(evidence(linkToClosedNetwork, '<a href="https://plus.google.com/+Calloway">Google</a>')).toEqual([
    '<a href="https://plus.google.com/+Calloway">Google (Google+ closed in 2019)',
  ])
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","sameAs":["https://calloway-drains.business.site"]}</script>'
  expect(evidence(linkToClosedNetwork, data)).toEqual([
    'sameAs https://calloway-drains.business.site (Google closed the sites of Business Profiles in 2024)',
  ])
  for (const gone of ['http://www.ticketfly.com/venue/1', 'https://calloway.business.site/', 'skype:calloway?call'])
    expect(evidence(linkToClosedNetwork, `<a href="${gone}">Find us</a>`)).toHaveLength(1)
  const others = '<a href="https://www.google.com/maps?q=plus.google.com">Map</a><a href="/vine.co/">Wine</a>'
  expect(evidence(linkToClosedNetwork, others)).toBe('ok')
})

test('films for Flash, and what asks to install it, are found; documents and videos are not', () => {
  expect(evidence(flashContent, '<embed src="show.swf">')).toEqual(['<embed> show.swf'])
  expect(evidence(flashContent, '<embed src="http://www.youtube.com/v/abc&amp;hl=en">')).toHaveLength(1)
  expect(evidence(flashContent, '<embed src="https://www.youtube.com/embed/abc">')).toBe('ok')
  expect(evidence(flashContent, '<a href="http://www.macromedia.com/go/getflashplayer/">here</a>')).toHaveLength(1)
  expect(evidence(flashContent, '<embed src="menu.pdf"><a href="https://www.adobe.com/flash-sale">Sale</a>')).toBe('ok')
})

test.each([
  ['~ Hartwell Kitchen', 'found'],
  ['Calloway Plumbing |', 'found'],
  ['- Calloway Plumbing', 'found'],
  ['Ridgefield,  - Calloway Plumbing', 'found'],
  ['Drains | | Calloway Plumbing', 'found'],
  ['Drains, Sewers - Calloway Plumbing', 'ok'],
  ['Drains – Calloway Plumbing', 'ok'],
  ['Calloway Plumbing, Inc.', 'ok'],
  ['-40° is no problem', 'ok'],
])('a title with nothing on one side of its dash: %s', (title, state) => {
  expect(titleBrokenOff.look(viewOf({ html: `<title>${title}</title>` })).state).toBe(state)
  const shared = `<title>Drains</title><meta property="og:title" content="${title}">`
  expect(titleBrokenOff.look(viewOf({ html: shared })).state).toBe(state)
})
