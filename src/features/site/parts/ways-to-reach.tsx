import { brand } from '#src/content/brand.ts'
import { contactPageHours, contactPageZone } from '#src/content/office-hours.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const link = 'prose-link inline-flex min-h-11 items-center font-display text-xl font-semibold break-words'

/** The three ways to a person, with the hours in which the phone is answered. */
export function WaysToReach() {
  return (
    <ul className="mt-8 grid border-t border-ink md:grid-cols-3 md:gap-x-10">
      <li className="border-b border-hairline py-5">
        <p className="eyebrow">Write</p>
        <SiteLink to="/contact-us" className={link}>
          The contact form
        </SiteLink>
        <p className="text-[0.9375rem] text-soft">Any time, from any page.</p>
      </li>
      <li className="border-b border-hairline py-5">
        <p className="eyebrow">Email</p>
        <a href={`mailto:${brand.email}`} className={link}>
          {brand.email}
        </a>
        <p className="text-[0.9375rem] text-soft">Clients and new ones alike.</p>
      </li>
      <li className="border-b border-hairline py-5">
        <p className="eyebrow">Call</p>
        <a href={`tel:${phoneAsE164(brand.phone)}`} className={link}>
          {brand.phone}
        </a>
        <p className="text-[0.9375rem] text-soft">
          {contactPageHours.map(({ days, hours }) => (
            <span key={days} className="mr-2 inline-block">
              {days} {hours}
            </span>
          ))}
          ({contactPageZone})
        </p>
      </li>
    </ul>
  )
}
