import { mainPage } from '#src/content/main-pages.ts'
import { headerAction } from '#src/content/navigation.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReadingShelf } from '#src/features/site/parts/article/reading-shelf.tsx'
import { ClaimStrip } from '#src/features/site/parts/claim-strip.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { MonthlyLetterPicture } from '#src/features/site/parts/pictures/monthly-letter-picture.tsx'
import { CoreServices } from '#src/features/site/parts/services/core-services.tsx'
import { ProcessSteps } from '#src/features/site/parts/services/process-steps.tsx'
import { TwoScreens } from '#src/features/site/parts/two-screens.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'What we do', path: '/what-we-do' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/what-we-do'), crumbs)

export default function WhatWeDoPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Local search, done by people, with the work shown."
        lead="Your neighbors search before they call. We work so that they can find you, that what they read is right, and that reviews get an answer. And you see the work, not just a chart of it."
        picture={<MonthlyLetterPicture />}
      >
        <ButtonLink to={headerAction.path}>{headerAction.name}</ButtonLink>
        <ButtonLink to="/solutions" tone="outline">
          See plans and prices
        </ButtonLink>
      </PageHeading>
      <CoreServices />
      <Section tone="sunk" labelledBy="process">
        <h2 id="process" className="max-w-[34rem]">
          Four steps, and something in your hand after each.
        </h2>
        <ProcessSteps />
      </Section>
      <TwoScreens />
      <ClaimStrip />
      <ReadingShelf path="/what-we-do" />
      <ClosingCall
        title="Tell us about your shop."
        text="Open an account now, or write to a person first. Either way a person takes it from there."
        primary={{ to: headerAction.path, name: headerAction.name }}
        secondary={{ to: '/contact-us', name: 'Talk to us' }}
      />
    </>
  )
}
