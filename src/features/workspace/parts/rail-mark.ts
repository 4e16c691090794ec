/** Whether a screen of the rail is the one that is open: itself, a screen below it, or, for a dashboard, its area's root. */
export function isOpenScreen(screen: string, pathname: string): boolean {
  const open = pathname.replace(/\/+$/, '')
  return open === screen || open.startsWith(`${screen}/`) || `${open}/dashboard` === screen
}
