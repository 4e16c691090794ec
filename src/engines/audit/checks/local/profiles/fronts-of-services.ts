import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Nobody has a use for their front pages: each address below them leads to one form, place or person. */
const has_no_front = /^https?:\/\/(?:forms\.gle|g\.page|goo\.gl(?:\/maps)?|maps\.app\.goo\.gl|wa\.me|m\.me)\/?$/i
/** Services that take bookings, orders, inquiries, payments and gifts for a shop, under an address of the shop's own. */
const of_shops =
  /^https?:\/\/(?:www\.|app\.|book\.|order\.)?(?:calendly|typeform|jotform|squareup|vagaro|booksy|opentable|zocdoc|acuityscheduling|resy|toasttab|doordash|ubereats|grubhub|exploretock|fresha|setmore|housecallpro|glossgenius|styleseat|mindbodyonline|eventbrite|paypal|venmo|formspree|gofundme|givebutter)\.(?:com|io)(?:\/donate)?\/?$|^https?:\/\/(?:www\.)?(?:paypal\.me|cash\.app|tithe\.ly)\/?$/i
const docs = /^https?:\/\/docs\.google\.com\/forms\/?$/i
const longest = 42

/** What a link promises of the shop itself. */
const promises =
  /^\W*(?:(?:click|tap) (?:here )?to )?(?:book|reserve|make (?:a|an|your) (?:reservation|appointment|booking)|schedule|apply|start|begin|order|get (?:started|a|an|your)|request|sign up|register|pay|send|fill|open|take|leave|write|our|my|appointments?|reservations?|application|contact|chat|message|rsvp|donate|give|giving)\b/i

/** Links that promise something of the shop and lead to the front page of a service that knows no shop by it. */
export function frontsOfServices(links: readonly LinkFact[]): LinkFact[] {
  return links.filter(({ url, name, kind, internal, scripted, hidden }) => {
    if (kind !== 'web' || internal || url === null || url.length > longest || scripted || hidden) return false
    return has_no_front.test(url) || ((of_shops.test(url) || docs.test(url)) && promises.test(name))
  })
}
