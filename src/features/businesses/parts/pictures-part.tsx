import type { Business } from '#src/features/businesses/parts/business-queries.ts'
import { AssetPictures, BusinessLogo } from '#src/features/files/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

/** The logo of a business, and pictures for us to work with. */
export function PicturesPart({ business: { id, role } }: { business: Business }) {
  return (
    <>
      <AppSection id="logo" title="Logo" lead="As it stands on your sign and your website.">
        <div className="pt-5">
          <BusinessLogo business_id={id} may_change={role === 'owner' || role === 'agency'} />
        </div>
      </AppSection>
      <AppSection
        id="pictures"
        title="Pictures for us to work with"
        lead="For posts and pages we write for you. Photos that belong to one shop go to that location’s Photos."
      >
        <div className="pt-5">
          <AssetPictures business_id={id} may_change={role !== 'viewer'} />
        </div>
      </AppSection>
    </>
  )
}
