import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { states } from '#src/content/states.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const pages = [
  { path: '/', name: 'Home', about: 'who we are, on one page' },
  { path: '/what-we-do', name: 'What we do', about: 'the work and its four steps' },
  { path: '/solutions', name: 'Pricing', about: 'three plans, per location' },
  { path: '/ai-seo', name: 'Free SEO check', about: 'type your address, see what to fix' },
  { path: '/help-center', name: 'Help center', about: 'short answers' },
  { path: '/contact-us', name: 'Contact us', about: 'a person answers' },
]

type Props = {
  title: string
  lead: string
  /** Actions under the lead. */
  actions: ReactNode
  picture: ReactNode
  /** What the visitor probably came for, before the general ways on. */
  children?: ReactNode
}

/** What stands at an address without a page: what happened, and the ways on. */
export function NotFound({ title, lead, actions, picture, children }: Props) {
  return (
    <>
      <PageHeading title={title} lead={lead} picture={picture}>
        {actions}
      </PageHeading>
      {children}
      <Section ruled labelledBy="ways-on">
        <h2 id="ways-on">Where most people want to go</h2>
        <ul className="mt-8 grid gap-x-10 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
          {pages.map(page => (
            <li key={page.path} className="border-b border-hairline py-4">
              <SiteLink to={page.path} className="prose-link inline-block py-1 font-semibold">
                {page.name}
              </SiteLink>
              <span className="block text-[0.9375rem] text-soft">{page.about}</span>
            </li>
          ))}
        </ul>
        <p className="mt-8">Looking for your city? Open its state:</p>
        <ul className="flex flex-wrap gap-x-6">
          {states.map(state => (
            <li key={state.code}>
              <SiteLink to={`/locations#${state.stateSlug}`} className="prose-link inline-block py-1">
                {state.name}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          Or call{' '}
          <a href={`tel:${phoneAsE164(brand.phone)}`} className="prose-link inline-block py-1">
            {brand.phone}
          </a>{' '}
          and say what you were looking for.
        </p>
      </Section>
    </>
  )
}
