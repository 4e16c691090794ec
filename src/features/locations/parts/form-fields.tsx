import { FormAddress } from '#src/features/locations/parts/form-address.tsx'
import { FormAttributes } from '#src/features/locations/parts/form-attributes.tsx'
import { FormCategories } from '#src/features/locations/parts/form-categories.tsx'
import { FormDescription } from '#src/features/locations/parts/form-description.tsx'
import { FormHours } from '#src/features/locations/parts/form-hours.tsx'
import { FormKind } from '#src/features/locations/parts/form-kind.tsx'
import { FormLabels } from '#src/features/locations/parts/form-labels.tsx'
import { FormLanguages } from '#src/features/locations/parts/form-languages.tsx'
import { FormLine } from '#src/features/locations/parts/form-line.tsx'
import { FormBookingLinks, FormSocialLinks } from '#src/features/locations/parts/form-links.tsx'
import { FormMoreHours } from '#src/features/locations/parts/form-more-hours.tsx'
import { FormOpenStatus } from '#src/features/locations/parts/form-open-status.tsx'
import { FormPart } from '#src/features/locations/parts/form-part.tsx'
import { FormPayments } from '#src/features/locations/parts/form-payments.tsx'
import { FormPhones } from '#src/features/locations/parts/form-phones.tsx'
import { FormPinFields } from '#src/features/locations/parts/form-pin-fields.tsx'
import { FormServiceAreas } from '#src/features/locations/parts/form-service-areas.tsx'
import { FormServices } from '#src/features/locations/parts/form-services.tsx'
import { FormSpecialHours } from '#src/features/locations/parts/form-special-hours.tsx'
import { FormTimeZone } from '#src/features/locations/parts/form-time-zone.tsx'

/** Every field of a location, in the order in which people think of them. */
export function FormFields() {
  return (
    <>
      <FormPart id="what" title="What it is">
        <FormLine field="name" hint="As it stands on the sign, up to 125 characters. No city, no list of services." />
        <FormKind />
        <FormCategories />
      </FormPart>
      <FormPart id="where" title="Where it is">
        <FormAddress />
        <FormServiceAreas />
        <FormPinFields />
        <FormTimeZone />
      </FormPart>
      <FormPart id="reach" title="How people reach it">
        <FormPhones />
      </FormPart>
      <FormPart id="hours" title="When it is open">
        <FormHours />
        <FormSpecialHours />
        <FormMoreHours />
        <FormOpenStatus />
      </FormPart>
      <FormPart id="words" title="What customers read">
        <FormDescription />
        <FormServices />
        <FormAttributes />
        <FormPayments />
        <FormLanguages />
      </FormPart>
      <FormPart id="links" title="Where else it is found">
        <FormSocialLinks />
        <FormBookingLinks />
      </FormPart>
      <FormPart id="own" title="For you and for directories" lead="All of it is optional.">
        <FormLabels />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormLine field="store_code" hint="Your own number for it, fewer than 60 characters." />
          <FormLine field="owner_name" hint="Some directories ask for it." />
          <FormLine field="licence_number" hint="As it stands on the license." />
          <FormLine field="year_founded" inputMode="numeric" placeholder="2008" />
        </div>
      </FormPart>
    </>
  )
}
