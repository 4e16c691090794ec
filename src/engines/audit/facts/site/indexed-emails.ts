import type { PageFacts } from '../page-facts.ts'
import { oncePerKey } from './said-of-business.ts'
import type { IndexedEmail } from './site-index-row.ts'
import { strangeTo } from './words-of-page.ts'

const most = 4
/** Boxes for any letter at a domain of somebody's own, whose name is the group. */
const for_all =
  /^(?:info|contact(?:us)?|hello|hi|office|mail|email|support|sales|service|admin)@(?:[\w-]+\.)*?([a-z][\w-]{5,60})\.(?:com|net|org|biz|us|co|info)$/

/** Whoever made or hosts the site signs it. */
const maker = /web|design|media|digital|host|studio|market|creative|tech|soft|cloud/

export function indexedEmails(facts: PageFacts): IndexedEmail[] {
  const isStrange = strangeTo(facts)
  const emails = facts.emails.map(({ address: written, line }) => ({
    address: written.toLowerCase().slice(0, 100),
    line,
  }))
  return oncePerKey(emails, ({ address }) => address, most).map(({ address, line }) => {
    const name = for_all.exec(address)?.[1]
    return { address, strange: name !== undefined && !maker.test(name) && isStrange(name), line }
  })
}
