import { FormHours } from './hours/hours.tsx'
import { FormMoreHours } from './hours/more-hours.tsx'
import { FormOpenStatus } from './hours/open-status.tsx'
import { FormSpecialHours } from './hours/special-hours.tsx'
import { FormTimeZone } from './hours/time-zone.tsx'
import { FormLine } from './line.tsx'
import { FormAttributes } from './offers/attributes.tsx'
import { FormCategories } from './offers/categories.tsx'
import { FormDescription } from './offers/description.tsx'
import { FormKind } from './offers/kind.tsx'
import { FormLabels } from './offers/labels.tsx'
import { FormLanguages } from './offers/languages.tsx'
import { FormBookingLinks, FormSocialLinks } from './offers/links.tsx'
import { FormPayments } from './offers/payments.tsx'
import { FormPhones } from './offers/phones.tsx'
import { FormServices } from './offers/services.tsx'
import { FormPart } from './part.tsx'
import { FormAddress } from './place/address.tsx'
import { FormPinFields } from './place/pin-fields.tsx'
import { FormServiceAreas } from './place/service-areas.tsx'

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
