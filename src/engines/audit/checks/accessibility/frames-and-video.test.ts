import { expect, test } from 'vitest'
import { iframeTitle, videoCaptions } from '#src/engines/audit/checks/accessibility/frames-and-video.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><head></head><body>\n${body}</body></html>` })
const map = 'https://www.google.com/maps/embed?pb=1'

test('an embed without a title is told', () => {
  expect(iframeTitle.look(page(`<iframe src="${map}"></iframe>`))).toMatchObject({
    occurrences: [{ line: 2, evidence: `<iframe src="${map}">` }],
  })
})

test.each(['Iframe Example', 'iframe', 'Untitled', 'Title here'])(
  'the title %s came with an example of code',
  title => {
    expect(iframeTitle.look(page(`<iframe src="${map}" title="${title}"></iframe>`))).toMatchObject({
      occurrences: [{ evidence: `<iframe title="${title}" src="${map}">` }],
    })
  },
)

test.each([
  [`<iframe src="${map}" title="Example of our work"></iframe>`, 'ok'],
  [`<iframe src="${map}" title="Map to our office"></iframe>`, 'ok'],
  [`<iframe src="${map}" aria-label="Map"></iframe>`, 'ok'],
  [`<iframe src="${map}" style="display:none"></iframe>`, 'not_applicable'],
  ['<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-A"></iframe></noscript>', 'not_applicable'],
  ['<iframe src="about:blank"></iframe><iframe></iframe>', 'not_applicable'],
])('%s: %s', (body, state) => {
  expect(iframeTitle.look(page(body)).state).toBe(state)
})

test.each([
  ['<video controls src="tour.mp4"></video>', 'found'],
  ['<video controls><source src="tour.mp4"><track kind="chapters" src="c.vtt"></video>', 'found'],
  ['<video controls><source src="tour.mp4"><track kind="captions" src="c.vtt"></video>', 'ok'],
  ['<video controls src="tour.mp4"><track src="c.vtt"></video>', 'ok'],
  ['<video autoplay muted loop src="back.mp4"></video>', 'not_applicable'],
  ['<audio controls src="song.mp3"></audio>', 'not_applicable'],
])('%s: %s', (body, state) => {
  expect(videoCaptions.look(page(body)).state).toBe(state)
})
