/** A route's `handle` when its page has nothing to operate and therefore ships no script. */
export const staticPage = { static: true } as const

export function isStaticPage(handle: unknown): boolean {
  return handle === staticPage
}
