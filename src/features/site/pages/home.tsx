import { benefits } from '#src/content/benefits.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { headerAction } from '#src/content/navigation.ts'
import { pageHead } from '#src/features/site/head.ts'
import { VisibilityMap } from '#src/features/site/map/visibility-map.tsx'
import { ClaimStrip } from '#src/features/site/parts/claim-strip.tsx'
import { MailLinkNotices } from '#src/features/site/parts/mail-link-notices.tsx'
import { BenefitPicture } from '#src/features/site/parts/pictures/benefit-picture.tsx'
import { ServiceTeasers } from '#src/features/site/parts/services/service-teasers.tsx'
import { SoutheastBand } from '#src/features/site/parts/southeast-band.tsx'
import { Testimonials } from '#src/features/site/parts/testimonials.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

export const handle = staticPage
export const meta = () => pageHead(mainPage('/'))

export default function HomePage() {
  return (
    <>
      <MailLinkNotices />
      <PageHeading
        title="Be the first light your neighbors see."
        lead="When someone nearby searches for what you do, your shop should be found, trusted and called. We put your details right for people in Florida, Georgia and the Carolinas, and show you the work."
        picture={<VisibilityMap />}
      >
        <ButtonLink to={headerAction.path}>GET STARTED</ButtonLink>
        <ButtonLink to="/ai-seo" tone="outline">
          Check my site free
        </ButtonLink>
      </PageHeading>
      <ClaimStrip />
      <Section labelledBy="benefits">
        <h2 id="benefits" className="max-w-[30rem]">
          Three jobs, done by people, each with its proof.
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {benefits.map(benefit => (
            <li
              key={benefit.id}
              className="grid content-start gap-6 md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-8"
            >
              <BenefitPicture of={benefit.id} />
              <div>
                <h3>{benefit.title}</h3>
                <p className="mt-2 text-soft">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ServiceTeasers />
      <Testimonials />
      <SoutheastBand />
    </>
  )
}
