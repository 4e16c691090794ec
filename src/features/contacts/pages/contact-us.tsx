import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { replyPromise } from '#src/content/claims.ts'
import { contactPageHours, contactPageZone } from '#src/content/office-hours.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { ContactForm } from '#src/features/contacts/parts/contact-form.tsx'
import { mainPageHead } from '#src/features/site/public.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Contact us', path: '/contact-us' },
]

export const meta = () => mainPageHead('/contact-us', crumbs)

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-4">
      <dt className="eyebrow">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

export default function ContactUsPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pt-8 pb-20 sm:px-8 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h1>Tell us what is going on with your shop.</h1>
          <p className="lead mt-6">
            A person reads every message and answers {replyPromise.text}. Say what you do, where you are and what
            bothers you. You will hear what we would do first, and what it costs.
          </p>
          <dl className="mt-10">
            <Detail term="Email">
              <a href={`mailto:${brand.email}`} className="prose-link inline-block py-1">
                {brand.email}
              </a>
            </Detail>
            <Detail term="Phone">
              <a href={`tel:${phoneAsE164(brand.phone)}`} className="prose-link inline-block py-1">
                {brand.phone}
              </a>
            </Detail>
            <Detail term="Location">{brand.address}</Detail>
            <Detail term={`Business hours (${contactPageZone})`}>
              <table className="tabular-nums">
                <tbody>
                  {contactPageHours.map(({ days, hours }) => (
                    <tr key={days}>
                      <th scope="row" className="py-0.5 pr-6 text-left font-normal">
                        {days}
                      </th>
                      <td>{hours}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Detail>
          </dl>
        </div>
        <div>
          <h2>Send us a message</h2>
          <p className="mt-3 mb-8 text-soft">Name, email and message are needed. The rest helps us answer well.</p>
          <ContactForm />
        </div>
      </div>
    </>
  )
}
