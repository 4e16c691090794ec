import { auditBlindSpots } from '#src/content/audit-sections.ts'
import { replyPromise } from '#src/content/claims.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReadingShelf } from '#src/features/site/parts/article/reading-shelf.tsx'
import { AuditSectionList } from '#src/features/site/parts/audit-section-list.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { NextSteps } from '#src/features/site/parts/next-steps.tsx'
import { FindingPicture } from '#src/features/site/parts/pictures/finding-picture.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Free SEO check', path: '/ai-seo' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/ai-seo'), crumbs)

const steps = [
  {
    title: 'Send your web address',
    text: 'Use the contact form. The address of your site is all we need. Your town and trade help.',
  },
  {
    title: 'A person looks',
    text: 'Somebody on our team goes through the ten sections on your own pages, and notes where each fault is.',
  },
  {
    title: 'You get what we found',
    text: `You hear from us ${replyPromise.text}. The findings come by email, worst first, each with its place and how to fix it. Do it yourself, or have us do it.`,
  },
]

export default function AiSeoPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title={
          <>
            <span className="eyebrow mb-4 block font-sans leading-normal tracking-normal">Free SEO Check</span>
            What does your site say when you are not there to explain it?
          </>
        }
        lead="Search engines and AI assistants read your pages and repeat what they find. The check reads them the same way, in ten sections, and shows you the line where something is wrong."
        picture={<FindingPicture />}
      >
        <ButtonLink to="/contact-us">Send us your web address</ButtonLink>
      </PageHeading>
      <Section ruled labelledBy="sections">
        <h2 id="sections">Ten sections, one hundred points</h2>
        <p className="lead mt-5">
          A local shop lives on being found nearby, so the local section weighs most. What could not be read is said,
          and does not count against you.
        </p>
        <AuditSectionList />
      </Section>
      <Section tone="sunk" labelledBy="blind-spots">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
          <h2 id="blind-spots">What it cannot see</h2>
          <ul className="border-t border-hairline">
            {auditBlindSpots.map(spot => (
              <li key={spot} className="border-b border-hairline py-4">
                {spot}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section labelledBy="today">
        <h2 id="today">How to get one today</h2>
        <p className="lead mt-5">
          Today the check is done by people, not by a button on this page. It costs nothing and ties you to nothing.
        </p>
        <NextSteps steps={steps} />
      </Section>
      <ReadingShelf path="/ai-seo" />
      <ClosingCall
        title="Find out before your customers do."
        text="Write the address of your site and the name of your town. We do the reading."
        primary={{ to: '/contact-us', name: 'Send us your web address' }}
        secondary={{ to: '/local-seo-optimization', name: 'How we fix it' }}
      />
    </>
  )
}
