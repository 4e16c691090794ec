import { replyPromise } from '#src/content/claims.ts'
import { helpAnswers, helpGroups } from '#src/content/help/help-groups.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { HelpAnswers } from '#src/features/site/parts/help-answers.tsx'
import { OfficeWeekPicture } from '#src/features/site/parts/pictures/office-week-picture.tsx'
import { SearchBox } from '#src/features/site/parts/search/search-box.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { faqPage } from '#src/features/site/structured-data.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Help center', path: '/help-center' },
]

export const handle = staticPage
/** Steps are no answer to a question as structured data means it: only what is answered in a sentence or two is told there. */
const questions = helpAnswers.filter(answer => !answer.steps)

export const meta = () => pageHead(mainPage('/help-center'), crumbs, [faqPage(questions)])

/** Two columns that grow apart when answers open, about equally long when closed. */
const columns = [helpGroups.slice(0, 5), helpGroups.slice(5)]

export default function HelpCenterPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Short answers, and a person behind them."
        lead={`Look for your question below. If it is not there, write: a person answers ${replyPromise.text}.`}
        picture={<OfficeWeekPicture />}
      >
        <nav aria-label="Groups of answers">
          <ul className="flex flex-wrap gap-2">
            {helpGroups.map(group => (
              <li key={group.id}>
                <SiteLink
                  to={`/help-center#group-${group.id}`}
                  className="flex min-h-11 items-center rounded-full border border-hairline bg-raised px-4 text-[0.9375rem] hover:border-harbour hover:text-harbour"
                >
                  {group.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeading>
      <Section ruled>
        <div className="mb-12">
          <SearchBox label="Search the answers" index="/search/help-center.json" />
        </div>
        <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
          {columns.map(groups => (
            <div key={groups[0]?.id} className="grid content-start gap-16">
              {groups.map(group => (
                <HelpAnswers key={group.id} group={group} />
              ))}
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall
        title="Not answered?"
        text="Ask in your own words. You do not need to know what anything is called."
        primary={{ to: '/contact-us', name: 'Write to us' }}
        secondary={{ to: '/education', name: 'Read up on local search' }}
      />
    </>
  )
}
