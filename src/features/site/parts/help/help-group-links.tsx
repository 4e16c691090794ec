import type { HelpPlace } from '#src/content/help/help-answer.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

/** The ways to all groups of the given pages of answers. */
export function HelpGroupLinks({ places }: { places: readonly HelpPlace[] }) {
  return (
    <nav aria-label="Groups of answers">
      <ul className="flex flex-wrap gap-2">
        {places.flatMap(({ path, groups }) =>
          groups.map(group => (
            <li key={group.id}>
              <SiteLink
                to={`${path}#group-${group.id}`}
                className="flex min-h-11 items-center rounded-full border border-hairline bg-raised px-4 text-[0.9375rem] hover:border-harbour hover:text-harbour"
              >
                {group.title}
              </SiteLink>
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}
