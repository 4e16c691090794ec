import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 20
/** What examples of code write there. */
const of_example =
  /^(?:i?frame(?: (?:example|title|name|embed))?|(?:example|untitled|(?:your |the )?title)(?: here)?)$/i

export const iframeTitle: PageCheck = {
  id: 'iframe-title',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A map, video or other embed has no title',
  why: 'A screen reader says only “frame”. People cannot tell a map from a booking form without going in.',
  mend: 'Add a title to the embed code: <iframe title="Map to our office" …>.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/frame-title',
  look: page => {
    const frames = page.facts.iframes.filter(
      ({ hidden, aria_hidden, in_noscript, kind, url }) =>
        !hidden && !aria_hidden && !in_noscript && kind !== 'analytics' && url?.startsWith('http'),
    )
    if (!isShown(page) || frames.length === 0) return notApplicable
    return foundAll(
      frames
        .filter(({ title }) => title === '' || of_example.test(title.trim()))
        .slice(0, most)
        .map(({ line, src, title }) => {
          const said = title === '' ? '' : `title="${title.trim()}" `
          return { url: page.url, line, evidence: `<iframe ${said}src="${shortened(src ?? '', 90)}">` }
        }),
    )
  },
}

export const videoCaptions: PageCheck = {
  id: 'video-captions',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A video has no captions',
  why: 'Deaf visitors miss what is said, and so does everybody who watches with the sound off.',
  mend: 'Add a captions file: <track kind="captions" src="…" srclang="en">. A video without speech needs none.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/video-caption',
  look: page => {
    // A muted film that plays by itself is a backdrop: there is nothing to caption.
    const videos = page.facts.media.filter(
      ({ element, hidden, muted, controls }) => element === 'video' && !hidden && controls && !muted,
    )
    if (!isShown(page) || videos.length === 0) return notApplicable
    return foundAll(
      videos
        .filter(({ tracks }) => !tracks.includes('captions') && !tracks.includes('subtitles'))
        .slice(0, most)
        .map(({ line, src, source_urls }) => ({
          url: page.url,
          line,
          evidence: `<video> ${shortened(src ?? source_urls[0] ?? '', 90)}`.trim(),
        })),
    )
  },
}

export const autoplayMedia: PageCheck = {
  id: 'autoplay-media',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A film or sound starts by itself and cannot be stopped',
  why: 'It draws eyes and ears from what you have to say, makes some people dizzy, and costs data on a phone.',
  mend: 'Give it controls, or let it start when somebody taps it.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html',
  look: page => {
    const { media } = page.facts
    if (!isShown(page) || media.length === 0) return notApplicable
    const playing = media.filter(({ autoplay, controls, hidden }) => autoplay && !controls && !hidden)
    return foundAll(
      playing.slice(0, most).map(({ line, element, src, source_urls }) => {
        const shown = shortened(src ?? source_urls[0] ?? '', 90)
        return { url: page.url, line, evidence: `<${element} autoplay> ${shown}`.trim() }
      }),
    )
  },
}
