import { brand } from '#src/content/brand.ts'
import { replyPromise } from '#src/content/claims.ts'
import { contactPageHours, contactPageZone } from '#src/content/office-hours.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { ContactLink } from '#src/features/workspace/parts/contact-link.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

const link = 'prose-link inline-flex min-h-11 items-center font-semibold wrap-anywhere'
const row = 'border-b border-hairline py-2.5'

/** The ways to a person, with the hours in which the phone is answered. */
export function ReachUs() {
  return (
    <AppSection id="reach-us" title="Reach a person">
      <ul>
        <li className={row}>
          <ContactLink className={link}>Write to us</ContactLink>
          <p className="text-[0.9375rem] text-soft">We answer {replyPromise.text}.</p>
        </li>
        <li className={row}>
          <a href={`mailto:${brand.email}`} className={link}>
            {brand.email}
          </a>
        </li>
        <li className={row}>
          <a href={`tel:${phoneAsE164(brand.phone)}`} className={link}>
            {brand.phone}
          </a>
          <ul className="text-[0.9375rem] text-soft">
            {contactPageHours.map(({ days, hours }) => (
              <li key={days}>
                {days} {hours} {hours !== 'closed' && contactPageZone}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </AppSection>
  )
}
