import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Does the front page hold nothing, and only send its visitors on, as to the site in their language? */
export function isGateway({ home_view, pages }: SiteView): boolean {
  if (!home_view || pages.length < 2) return false
  const { text, images, scripts } = home_view.facts
  return text.words < 5 && images.length === 0 && scripts.length > 0
}
