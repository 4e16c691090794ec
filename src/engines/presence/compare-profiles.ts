import { type SocialNetwork, socialNetworks } from '#src/domain/location/record/location-record.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField, toldOn } from '#src/engines/presence/comparing.ts'

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

/** The profile behind an address of a network, which has several names and looks for no capitals. */
function profileOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const id = url.searchParams.get('id')
  return url.pathname.toLowerCase().replace(/\/+$/, '') + (id === null ? '' : `?${id}`)
}

/** The links to social profiles, in the page and in its structured data, against those of our record: a row for each network. */
export function compareProfiles({ record, pages }: Comparing): ComparedField[] {
  const said = toldOn(pages, ({ profiles }) => profiles)
  return socialNetworks.flatMap(network => {
    const ours = record.social_links[network] ?? ''
    const theirs = said.filter(told => told.said.network === network)
    const same = theirs.find(told => profileOf(told.said.url) === profileOf(ours))
    const shown = same ?? theirs[0]
    return comparedField({
      id: `profile_${network}`,
      group: 'profiles',
      label: names[network],
      field: 'social_links',
      record: ours,
      site: shown?.said.url ?? '',
      same: same !== undefined,
      seen: shown ? { url: shown.url, line: shown.said.line, text: shown.said.url } : null,
    })
  })
}
