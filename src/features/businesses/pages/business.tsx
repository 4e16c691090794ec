import { BusinessGate } from '#src/features/businesses/parts/business-gate.tsx'
import { DetailsPart } from '#src/features/businesses/parts/details-part.tsx'
import { OwnPart } from '#src/features/businesses/parts/own-part.tsx'
import { PeoplePart } from '#src/features/businesses/parts/people-part.tsx'
import { PicturesPart } from '#src/features/businesses/parts/pictures-part.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/client/business')

export default function BusinessPage() {
  return (
    <BusinessGate>
      {business => {
        const may_rule = business.role === 'owner' || business.role === 'agency'
        return (
          <div className="grid gap-12">
            <AppHeading title={business.trade_name} lead="Your business, and the people who work on its locations." />
            <DetailsPart business={business} may_change={may_rule} />
            <PicturesPart business={business} />
            {may_rule ? <PeoplePart business_id={business.id} /> : <OwnPart business={business} />}
          </div>
        )
      }}
    </BusinessGate>
  )
}
