import { auditBlindSpots } from '#src/content/audit-sections.ts'
import { screenHelp } from '#src/content/help/screen-help.ts'
import { auditBounds, auditLimits, linkDays, storedResultHours } from '#src/features/audits/limits.ts'
import { FindingPicture } from '#src/features/audits/parts/about/finding-picture.tsx'
import { SectionList } from '#src/features/audits/parts/about/section-list.tsx'
import { CheckForm } from '#src/features/audits/parts/form/check-form.tsx'
import { mainPageHead } from '#src/features/site/public.ts'
import { ClosingCall, NextSteps, ProductCapture } from '#src/features/site/public.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { HelpLink } from '#src/ui/help-link.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Free SEO check', path: '/ai-seo' },
]

export const meta = () => mainPageHead('/ai-seo', crumbs)

const steps = [
  {
    title: 'You type your web address',
    text: `We read up to ${auditBounds.pages} of your pages, politely, and keep to what your robots.txt asks. You watch it happen.`,
  },
  {
    title: 'You see what we found',
    text: 'A score with its parts, the three things to fix first, and every finding with the line it stands in, why it matters and what to do. Fix it yourself, or have us do it.',
  },
  {
    title: 'You keep it',
    text: `The result has a link of its own. Whoever has the link can read it for ${linkDays} days. Print it, take it as a PDF, or have it sent to your email address if you want that.`,
  },
]

const rules = [
  `The same site asked for again within ${storedResultHours} hours gets the result that is there. You can have it run anew.`,
  `One network may start ${auditLimits.per_hour} checks an hour, and one site is read anew at most ${auditLimits.fresh_per_host_and_day} times a day. That keeps us a polite guest.`,
  'We ask nothing of your site that a visitor could not open, and we change nothing on it.',
]

const help = screenHelp['/ai-seo']

export default function AiSeoPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} aside={help && <HelpLink {...help} />} />
      <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-12 px-5 pt-8 pb-16 sm:px-8 md:pt-14 md:pb-20 lg:grid-cols-[1.25fr_1fr]">
        <div>
          <h1>
            <span className="eyebrow mb-4 block font-sans leading-normal tracking-normal">Free SEO Check</span>
            What does your site say when you are not there to explain it?
          </h1>
          <p className="lead mt-6 mb-8">
            Search engines and AI assistants read your pages and repeat what they find. Type your address: we read them
            the same way, and show you the line where something is wrong.
          </p>
          <CheckForm />
        </div>
        <div className="lg:pt-12">
          <FindingPicture />
        </div>
      </div>
      <Section ruled labelledBy="how">
        <h2 id="how">What happens when you press the button</h2>
        <NextSteps steps={steps} />
        <ul className="mt-10 max-w-measure list-disc space-y-2 pl-5 text-[0.9375rem] text-soft">
          {rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      <Section ruled labelledBy="result">
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
          <div>
            <h2 id="result">What you get, a minute or two later</h2>
            <p className="mt-5 text-soft">
              The result of a check, as it looks. The bakery is made up, the page is ours: the score with its scale,
              then what to fix first, in the order of what it gains you.
            </p>
          </div>
          <ProductCapture of="check_result" sizes="(min-width: 72rem) 36rem, (min-width: 64rem) 50vw, 92vw" />
        </div>
      </Section>
      <Section ruled labelledBy="sections">
        <h2 id="sections">Ten sections, one hundred points</h2>
        <p className="lead mt-5">
          A local shop lives on being found nearby, so the local section weighs most. What could not be read is said,
          and does not count against you.
        </p>
        <SectionList />
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
      <ClosingCall
        title="Find out before your customers do."
        text="Type your address at the top of this page. If you would rather have a person look, write to us: it costs nothing and ties you to nothing."
        primary={{ to: '/ai-seo#address', name: 'Check my site' }}
        secondary={{ to: '/contact-us', name: 'Ask a person' }}
      />
    </>
  )
}
