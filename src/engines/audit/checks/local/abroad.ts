import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Do a site's numbers or its domain speak of another country? Its addresses are written in another way. */
export function isAbroad({ start_url, pages, home_view }: SiteView): boolean {
  const { phones = [], tel_links = [] } = home_view?.facts ?? {}
  const countries = [...phones, ...tel_links].flatMap(({ country }) => country ?? [])
  if (countries.length > 0 && !countries.includes('US')) return true
  if (pages.some(({ row }) => row.phones.some(({ e164 }) => !e164.startsWith('+1')))) return true
  return /\.(?!us$|co$|io$|me$|tv$|ai$|cc$|ws$|la$|fm$)[a-z]{2}$/.test(new URL(start_url).hostname)
}
