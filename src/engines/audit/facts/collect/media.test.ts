import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'

it('reads frames with their titles and what they show', () => {
  const { iframes } = factsOfBody(
    '<iframe src="https://www.google.com/maps/embed?pb=1" title="Map"></iframe><iframe src="//www.youtube.com/embed/x" aria-label="Film"></iframe><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABCD" height="0" width="0" style="display:none"></iframe></noscript><iframe src="/form"></iframe>',
  )
  expect(iframes.map(({ kind, title, hidden, in_noscript }) => [kind, title, hidden, in_noscript])).toEqual([
    ['map', 'Map', false, false],
    ['video', 'Film', false, false],
    ['analytics', '', true, true],
    ['other', '', false, false],
  ])
})

it('reads films with their tracks and sources', () => {
  const { media } = factsOfBody(
    '<video autoplay muted poster="p.jpg"><source src="/a.mp4"><track kind="captions" src="c.vtt"></video><audio src="b.mp3" controls></audio>',
  )
  const source_urls = ['https://www.calloway.example/a.mp4']
  expect(media).toMatchObject([
    { element: 'video', autoplay: true, muted: true, tracks: ['captions'], source_urls },
    { element: 'audio', controls: true, autoplay: false, tracks: [] },
  ])
})

it('notices elements of another age', () => {
  const { legacy_elements } = factsOfBody(
    '<object data="a.swf"></object><center><font>x</font></center><marquee>y</marquee>',
  )
  expect(legacy_elements.map(({ element }) => element)).toEqual(['object', 'center', 'font', 'marquee'])
})

it('finds none of these on a page of text', () => {
  expect(factsOfBody('<p>text')).toMatchObject({ iframes: [], media: [], legacy_elements: [], pictures: [] })
})
