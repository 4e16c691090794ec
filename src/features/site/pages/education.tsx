import { mainPage } from '#src/content/main-pages.ts'
import { ownerQuestions } from '#src/content/owner-questions.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { OwnerQuestionGuide } from '#src/features/site/parts/owner-question-guide.tsx'
import { SearchAnatomyPicture } from '#src/features/site/parts/pictures/search-anatomy-picture.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Education', path: '/education' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/education'), crumbs)

export default function EducationPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Local search, in plain words."
        lead="Start from your question. Each one has a few things you can do this week on your own, and the pages of this site that say more."
        picture={<SearchAnatomyPicture />}
      />
      {ownerQuestions.map((question, index) => (
        <OwnerQuestionGuide key={question.id} question={question} sunk={index % 2 === 0} />
      ))}
      <ClosingCall
        title="Your question is another one?"
        text="Ask it in your own words. A person answers, and it costs nothing."
        primary={{ to: '/contact-us', name: 'Ask a person' }}
        secondary={{ to: '/help-center', name: 'Short answers' }}
      />
    </>
  )
}
