import { guarantee } from '#src/content/claims.ts'
import { headerAction } from '#src/content/navigation.ts'
import { SoutheastMap } from '#src/features/site/map/southeast-map.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/** The closing band of the home page: where we work and what we stand for, on the map. */
export function SoutheastBand() {
  return (
    <Section tone="band" labelledBy="southeast">
      <div className="grid items-center gap-x-14 gap-y-10 md:grid-cols-[1.1fr_1fr]">
        <div>
          <h2 id="southeast">Where we work, and what we stand behind.</h2>
          <p className="lead mt-5 text-on-band-soft">
            {guarantee.text} {guarantee.in_short} No contract beyond the month, and everything we built in your name
            stays yours.{' '}
            <SiteLink to="/terms#guarantee" className="text-on-band underline underline-offset-4">
              Read every condition
            </SiteLink>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={headerAction.path}>GET STARTED</ButtonLink>
            <ButtonLink to="/locations" tone="on-band">
              See the cities
            </ButtonLink>
          </div>
        </div>
        <SoutheastMap />
      </div>
    </Section>
  )
}
