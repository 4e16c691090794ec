import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { IndustryList } from '#src/features/site/parts/industry-list.tsx'
import { GuaranteeBlock } from '#src/features/site/parts/plans/guarantee-block.tsx'
import { PlanCards } from '#src/features/site/parts/plans/plan-cards.tsx'
import { ServiceDoors } from '#src/features/site/parts/services/service-doors.tsx'
import { ServicesGrid } from '#src/features/site/parts/services/services-grid.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Pricing', path: '/solutions' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/solutions'), crumbs)

export default function SolutionsPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title={'One price per location. 90\u00a0days to judge us.'}
        lead="Three plans built from three services, and you choose one for each shop. The price on the card is the price for that shop, each month."
        picture={<ServiceDoors />}
      />
      <PlanCards />
      <ServicesGrid />
      <IndustryList />
      <GuaranteeBlock />
      <ClosingCall
        title="Start with one shop."
        text="Pick the plan for the location that needs it most. You can add the others when you have seen the work."
        primary={{ to: '/sign-up', name: 'GET STARTED' }}
        secondary={{ to: '/contact-us', name: 'Ask a question first' }}
      />
    </>
  )
}
