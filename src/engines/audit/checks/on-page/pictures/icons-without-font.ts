import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

export const iconsNotShown: SiteCheck = {
  id: 'icons-without-font',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Icons of a page stay empty: nothing loads their font',
  why: 'Where a phone, a star or an arrow was meant, visitors see a gap. Links that hold nothing but an icon cannot be seen at all.',
  mend: 'Load the icon set in the head of the page, or put the icons in as SVG pictures.',
  source: 'https://docs.fontawesome.com/web/setup/get-started',
  look: ({ home_view, icons_without_font, own_scripts, origin, scripts }) => {
    if (!home_view || !isShown(home_view) || icons_without_font.length === 0) return notApplicable
    if (own_scripts.some(({ brings_icons }) => brings_icons)) return notApplicable
    if (scripts.some(({ url }) => !url.startsWith(`${origin}/`) && !isHarmlessScript(url))) return notApplicable
    return foundAll(
      icons_without_font.map(({ of, line, shown, count }) => {
        const more = count > 1 ? ` and ${count - 1} more` : ''
        return { url: home_view.url, line, evidence: `${shown}${more}, and no ${of} is loaded` }
      }),
    )
  },
}
