/** The business that was looked at last, for screens that are opened without one in their address. */
const key = 'porchlight-business'

/** The address of a screen about a business. */
export function withBusiness(path: string, business_id: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ business: business_id })}`
}

export function rememberBusiness(business_id: string): void {
  sessionStorage.setItem(key, business_id)
}

export function rememberedBusiness(): string | null {
  return sessionStorage.getItem(key)
}

/** Of the businesses somebody has, the one that is meant: named, looked at last, or the only one. */
export function meantBusiness<One extends { id: string }>(
  businesses: readonly One[],
  { named, remembered }: { named: string | null; remembered: string | null },
): One | undefined {
  const by = (id: string | null) => businesses.find(business => business.id === id)
  if (named !== null) return by(named)
  return by(remembered) ?? (businesses.length === 1 ? businesses[0] : undefined)
}
