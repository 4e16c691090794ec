import { type LocationRecord, type SocialNetwork, socialNetworks } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readFields } from '#src/domain/location/record/read-shapes.ts'
import { readWebAddress } from './web-address.ts'

type Network = { name: string; host: RegExp; example: string }

const networks: Record<SocialNetwork, Network> = {
  facebook: { name: 'Facebook', host: /(?:^|\.)(?:facebook|fb)\.com$/, example: 'https://www.facebook.com/yourshop' },
  instagram: { name: 'Instagram', host: /(?:^|\.)instagram\.com$/, example: 'https://www.instagram.com/yourshop' },
  linkedin: { name: 'LinkedIn', host: /(?:^|\.)linkedin\.com$/, example: 'https://www.linkedin.com/company/yourshop' },
  pinterest: { name: 'Pinterest', host: /(?:^|\.)pinterest\.com$/, example: 'https://www.pinterest.com/yourshop' },
  tiktok: { name: 'TikTok', host: /(?:^|\.)tiktok\.com$/, example: 'https://www.tiktok.com/@yourshop' },
  x: { name: 'X', host: /(?:^|\.)(?:x|twitter)\.com$/, example: 'https://x.com/yourshop' },
  youtube: { name: 'YouTube', host: /(?:^|\.)youtube\.com$/, example: 'https://www.youtube.com/@yourshop' },
}

/** Addresses that post something to a network, or show one post, instead of a page of the business. */
const sharing = /\/(?:sharer(?:\.php)?|share(?:article)?|intent|dialog|pin\/create|sharing|hashtag)(?:\/|$)/i
const one_post = /^\/(?:p|reel|watch|shorts|status|photo\.php|posts)(?:\/|$)|\/status\/\d|\/video\/\d/i

function objection(url: URL, { name, host, example }: Network): [code: string, message: string] | null {
  if (!host.test(url.hostname)) return ['other_host', `This is no address of ${name}. It looks like ${example}.`]
  if (sharing.test(url.pathname))
    return ['share_link', `This shares something on ${name}. Give your own page: ${example}.`]
  if (one_post.test(url.pathname)) return ['one_post', `This is one post on ${name}. Give your own page: ${example}.`]
  if (/^\/?$|^\/(?:home|login|index\.\w+)\/?$/i.test(url.pathname) && !url.searchParams.has('id')) {
    return ['no_page', `This is the front door of ${name}. Add the name of your page: ${example}.`]
  }
  return null
}

/** `@yourshop`, by which people know their own page; on LinkedIn it does not say what kind of page it is. */
function pageOfHandle(address: unknown, network: SocialNetwork): unknown {
  if (typeof address !== 'string' || network === 'linkedin') return address
  const [, handle] = /^\s*@([\p{L}\p{N}._-]+)\s*$/u.exec(address) ?? []
  return handle === undefined ? address : networks[network].example.replace('yourshop', handle)
}

/** One page on each network, with https, which all of them speak. */
export function readSocialLinks(value: unknown, notes: Notes): LocationRecord['social_links'] {
  const given = readFields(value, 'social_links', notes)
  const links: LocationRecord['social_links'] = {}
  for (const [key, address] of Object.entries(given)) {
    const network = socialNetworks.find(known => known === key)
    if (!network) {
      notes.refuse('social_links', 'unknown_network', `Choose one of: ${socialNetworks.join(', ')}.`)
      continue
    }
    const field = `social_links.${network}`
    const rule = { field, name: `The ${networks[network].name} page` }
    const text = readWebAddress(pageOfHandle(address, network), rule, notes).replace(/^http:/i, 'https:')
    if (text === '') continue
    const [code, message] = objection(new URL(text), networks[network]) ?? []
    if (code && message) notes.refuse(field, code, message)
    links[network] = text
  }
  return links
}
