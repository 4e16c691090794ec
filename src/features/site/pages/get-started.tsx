import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { FirstWeeks } from '#src/features/site/parts/services/first-weeks.tsx'
import { StartingDoors } from '#src/features/site/parts/starting-doors.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Get started', path: '/get-started' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/get-started'), crumbs)

export default function GetStartedPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="mx-auto max-w-page px-5 pt-12 pb-10 sm:px-8 md:pt-16">
        <h1>Pick the door that suits you.</h1>
        <p className="lead mt-6">
          Look first, choose a plan, or talk to a person. You can change your mind and take another one.
        </p>
      </div>
      <StartingDoors />
      <FirstWeeks />
    </>
  )
}
