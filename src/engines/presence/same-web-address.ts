function bare(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const host = url.host.toLowerCase().replace(/^www\./, '')
  return host + url.pathname.replace(/\/(?:index\.\w+)?$/, '')
}

/** Do two addresses lead to one page? Scheme, www, a slash at the end and what stands behind ? and # are set aside. */
export function isSameWebAddress(one: string, other: string): boolean {
  return bare(one) === bare(other)
}
