import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** No browser plays it, whether it is there or not. */
export const film = /\.swf(?:[?#]|$)|^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/v\//i
const player =
  /^https?:\/\/(?:www\.|get\.)?(?:macromedia|adobe)\.com\/(?:\S*\/)?(?:get_?flash(?:player)?|flashplayer)(?:[/?#]|$)/i

export const flashContent: PageCheck = {
  id: 'flash-content',
  section: 'mobile',
  scope: 'page',
  severity: 'high',
  title: 'Parts of the page need Flash, which no browser shows any more',
  why: 'Phones never showed Flash, and computers stopped at the end of 2020. Visitors see an empty box, or are asked to install something that is gone.',
  mend: 'Show pictures, text or a video there instead, and remove what asks for Flash.',
  source: 'https://www.adobe.com/products/flashplayer/end-of-life.html',
  look: onWorkingPages(({ url, facts }) => {
    const films = facts.legacy_elements.filter(({ src }) => src !== null && film.test(src))
    const asks = facts.links.filter(({ url: target }) => target !== null && player.test(target))
    return foundAll([
      ...films.slice(0, 5).map(({ line, element, src }) => ({ url, line, evidence: `<${element}> ${src}` })),
      ...asks.slice(0, 1).map(({ line, href }) => ({ url, line, evidence: `<a href="${href?.slice(0, 80)}">` })),
    ])
  }),
}
