import { mainPage } from '#src/content/main-pages.ts'
import { ownerQuestions } from '#src/content/owner-questions.ts'
import { feedLink, pageHead } from '#src/features/site/head.ts'
import { ArticleLibrary } from '#src/features/site/parts/article/article-library.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { OwnerQuestionGuide } from '#src/features/site/parts/owner-question-guide.tsx'
import { SearchAnatomyPicture } from '#src/features/site/parts/pictures/search-anatomy-picture.tsx'
import { SearchBox } from '#src/features/site/parts/search/search-box.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Education', path: '/education' },
]

export const handle = staticPage
export const meta = () => [...pageHead(mainPage('/education'), crumbs), feedLink]

export default function EducationPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Local search, in plain words."
        lead="Guides for shop owners in Florida, Georgia and the Carolinas: the answer first, every source named, a list to print. Or start from your question, further down."
        picture={<SearchAnatomyPicture />}
      >
        <div className="w-full">
          <SearchBox label="Search the guides" index="/search/education.json" />
        </div>
      </PageHeading>
      <ArticleLibrary />
      {ownerQuestions.map((question, index) => (
        <OwnerQuestionGuide key={question.id} question={question} sunk={index % 2 === 0} />
      ))}
      <Section ruled>
        <p className="max-w-measure">
          New and changed guides also come as a{' '}
          <a href="/education/feed.xml" className="prose-link">
            feed for your reader
          </a>
          .
        </p>
      </Section>
      <ClosingCall
        title="Your question is another one?"
        text="Ask it in your own words. A person answers, and it costs nothing."
        primary={{ to: '/contact-us', name: 'Ask a person' }}
        secondary={{ to: '/help-center', name: 'Short answers' }}
      />
    </>
  )
}
