export type SiteScope = (url: URL) => boolean

/** A host without "www.", with a port only where it is not the usual one. */
function siteOf({ hostname, port }: URL): string {
  const bare = hostname.replace(/^www\./, '')
  return port === '' ? bare : `${bare}:${port}`
}

/** Whether a URL belongs to the site of the home page: http and https, with and without www, are one site. */
export function createSiteScope(home_url: string): SiteScope {
  const site = siteOf(new URL(home_url))
  return url => siteOf(url) === site
}
