import type { Role } from '#src/domain/access.ts'

/** Where somebody lands after signing in, and when they knock at the wrong area. */
export function landingPath(role: Role | undefined): string {
  return role === 'admin' ? '/admin/dashboard' : '/client/dashboard'
}

/** The sign-in page, which remembers where its visitor wanted to go. */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${new URLSearchParams({ next: pathname + search })}`
}

/** The screen that a sign-in was asked for by, if it is one of ours that the role may see; else where the role lands. */
export function pathAfterSignIn(next: string | null, role: Role | undefined): string {
  const area = /^\/(client|admin)(?=[/?]|$)/.exec(next ?? '')?.[1]
  if (next === null || area === undefined || /[\\\s]/.test(next)) return landingPath(role)
  return area === 'admin' && role !== 'admin' ? landingPath(role) : next
}
