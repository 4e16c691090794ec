import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isNobodysHandle } from '#src/engines/audit/facts/business/profiles.ts'
import type { ProfileFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { frontsOfServices } from './fronts-of-services.ts'

const networks = new Set(['facebook', 'instagram', 'x', 'linkedin', 'youtube', 'tiktok', 'pinterest', 'yelp'])

/** Google's own front pages, where a review, a map or directions were promised. */
const google = /^https?:\/\/(?:www\.|maps\.|search\.)?google\.com(?:\/maps)?\/?$/
const wanted = /\b(?:reviews?|directions?|maps?|rate us|find us)\b/i

/** One post, picture or film of a page, as the address bar shows it. */
const of_one_post =
  /facebook\.com\/(?:permalink\.php|story\.php|photo(?:\.php|\/)|[^/?#]+\/(?:posts|photos|videos)\/[^/?#]*\d)|instagram\.com\/(?:p|reel)\/[\w-]{6}/i

/** As much code as a sentence takes: "review of Calloway Plumbing on Yelp". */
const longest_credit = 250

export const profileLinkGeneric: PageCheck = {
  id: 'profile-link-generic',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Links to your profiles do not lead to you',
  why: 'The address of your own page was never filled in, so the visitor ends up anywhere but with you.',
  mend: 'Put in the address of your page, or remove the icon.',
  source: 'https://support.google.com/business/answer/7091',
  look: ({ url, facts: { profiles, links, twitter } }) => {
    const told = profiles.filter(({ from, share, network }) => from === 'link' && !share && networks.has(network))
    const fronts = links.filter(
      ({ url: target }) =>
        target !== null && target.length < 40 && target.includes('google.com') && google.test(target),
    )
    const handles = twitter.filter(({ name }) => name === 'twitter:site' || name === 'twitter:creator')
    const services = frontsOfServices(links)
    if (told.length + fronts.length + handles.length + services.length === 0) return notApplicable
    const generic = told.filter(profile => profile.generic)
    const posts = told.filter(profile => of_one_post.test(profile.url))
    const reviews = [...fronts.filter(({ name }) => wanted.test(name)), ...services]
    const nobodys = handles.filter(({ content }) => content.length < 40 && isNobodysHandle(content.trim()))
    if (generic.length + reviews.length + nobodys.length + posts.length === 0) return foundAll([])
    // In a sentence the network itself may be meant.
    const framed = links.filter(({ region }) => region === 'footer' || region === 'header')
    const icons = new Set([...framed, ...links.filter(({ text }) => text.length < 16)].map(each => each.offset))
    // What stands under a picture or in the text shows that post on purpose, as does a second one.
    const frame = new Set(framed.filter(({ text }) => text.length < 16).map(each => each.offset))
    const shown = posts.filter(one => frame.has(one.offset))
    const is_told = (network: string) =>
      told.some(one => one.network === network && !posts.includes(one)) ||
      new Set(posts.filter(one => one.network === network).map(one => one.url)).size > 1
    const [handle] = nobodys
    // A review that was brought in names the service behind the link to the business itself.
    const isCredit = (one: ProfileFact) =>
      told.some(
        other =>
          !other.generic &&
          other.network === one.network &&
          one.offset > other.offset &&
          one.offset - other.offset < longest_credit,
      )
    return foundAll([
      ...(handle
        ? [{ url, line: handle.line, evidence: `<meta name="${handle.name}" content="${handle.content}">` }]
        : []),
      ...reviews.map(({ line, url: target }) => ({ url, line, evidence: `<a href="${target}">` })),
      ...generic
        .filter(one => icons.has(one.offset) && !isCredit(one))
        .map(({ line, url: target }) => ({ url, line, evidence: `<a href="${shortened(target, 80)}">` })),
      ...shown
        .filter(({ network }) => !is_told(network))
        .slice(0, 1)
        .map(({ line, url: target }) => ({ url, line, evidence: `<a href="${shortened(target, 80)}">: one post` })),
    ])
  },
}
