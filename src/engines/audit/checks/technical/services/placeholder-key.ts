import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { sendsToNobody } from '#src/engines/audit/checks/local/emails/email-links.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { map_boxes } from '#src/engines/audit/facts/map-boxes.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** What instructions tell to replace: `key=YOUR_API_KEY`, `/your-fontawesome-kit.js`. */
const blank =
  /[/=]<?(?:your|insert|enter|replace)[-_](?:\w+[-_])*(?:key|kit|id|token|code|here)(?![\w-])|[/=]<?(?:API[-_]?KEY|YOUR[-_]?KEY)(?:[-_]?HERE)?\b|0x1234567890abcdef|(?:\{|%7B)(?=[A-Z]+_)[A-Z0-9_]{5,40}(?:\}|%7D)/i

/** By which a search engine is shown whose the site is. */
const proof = /-verification$|^msvalidate/i
const blank_proof = /^(?:your|insert|enter|replace|xxx|paste|add)[-_ ]|^x{4,}$|verification[-_ ]code|^code$/i

/** Since 2018 Google draws such a map darkened, under a notice that the page cannot load it correctly. */
const map_without_key = /^https?:\/\/maps\.google(?:apis)?\.com\/maps\/api\/js(?!\S*[?&](?:key|client)=\w)/

/** The script of Google's maps, on a page with a box for one: elsewhere it is a leftover that shows nothing. */
function keylessMaps({ resources, anchors, iframes }: PageFacts): readonly { url: string; line: number }[] {
  const scripts = resources.filter(({ kind, url }) => kind === 'script' && map_without_key.test(url))
  if (scripts.length === 0 || iframes.some(({ kind }) => kind === 'map')) return []
  const is_drawn = map_boxes.some(id => anchors.has(id)) || scripts.some(({ url }) => /[?&]callback=\w/.test(url))
  return is_drawn ? scripts.slice(0, 1) : []
}

const shownKey = (address: string) => shortened(address.replace(/^=/, 'in a script: '))

export const placeholderKey: PageCheck = {
  id: 'service-key-placeholder',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'The key of a service was never filled in',
  why: 'The map, the icons or the form that the page was to load from there do not work, and visitors see an error, a darkened map or nothing.',
  mend: 'Put in the key or address that the service gave you, or take the line out.',
  source: 'https://developers.google.com/maps/documentation/javascript/error-messages',
  look: ({ url, facts }) => {
    // A form that sends to nobody is told as that, and so are statistics that count nobody.
    const resources = facts.resources.filter(
      ({ kind, url: to }) => (kind !== 'form' || !sendsToNobody(to)) && !to.includes('googletagmanager.com/'),
    )
    const proofs = facts.metas.filter(({ name, content }) => proof.test(name) && blank_proof.test(content))
    return foundAll([
      ...proofs.map(({ name, content, line }) => ({ url, line, evidence: shortened(`${name}: ${content}`) })),
      ...[...resources, ...facts.iframes, ...facts.blank_keys].flatMap(({ url: address, line }) =>
        address !== null && blank.test(address) ? [{ url, line, evidence: shownKey(address) }] : [],
      ),
      ...keylessMaps(facts).map(({ url: address, line }) => ({
        url,
        line,
        evidence: `${shortened(address, 120)}: without a key`,
      })),
    ])
  },
}
