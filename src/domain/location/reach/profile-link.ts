/**
 * The address for the website field of a business profile: with the marks by which analytics tells visitors from there from
 * all others. What the address asks for already stays. '' for what is no address.
 */
export function profileLink(website: string): string {
  const url = URL.parse(website)
  if (!url) return ''
  const marks = { utm_source: 'google', utm_medium: 'organic', utm_campaign: 'business-profile' }
  for (const [name, value] of Object.entries(marks)) url.searchParams.set(name, value)
  return url.href
}
