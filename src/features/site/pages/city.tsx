import { type MetaFunction, useParams } from 'react-router'
import { citiesOf, cityBySlug } from '#src/content/cities/all-cities.ts'
import { type City, cityName } from '#src/content/cities/city.ts'
import { cityPage } from '#src/content/city-pages.ts'
import { states } from '#src/content/states.ts'
import { notFoundHead, pageHead } from '#src/features/site/head.ts'
import { CityGuide } from '#src/features/site/parts/cities/city-guide.tsx'
import { StateNotFound } from '#src/features/site/parts/cities/state-not-found.tsx'
import { PageNotFound } from '#src/features/site/parts/frame/page-not-found.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { faqPage, professionalService } from '#src/features/site/structured-data.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'

export const handle = staticPage

function crumbsOf(city: City) {
  return [
    { name: 'Home', path: '/' },
    { name: 'Locations', path: '/locations' },
    { name: cityName(city.slug), path: `/services/${city.slug}` },
  ]
}

export const meta: MetaFunction = ({ params }) => {
  const city = cityBySlug(params.slug ?? '')
  if (!city) return notFoundHead()
  return pageHead(cityPage(city), crumbsOf(city), [professionalService(city), faqPage(city.faqs)])
}

export default function CityPage() {
  const { slug = '' } = useParams()
  const city = cityBySlug(slug)
  const state = states.find(candidate => candidate.code === city?.state || candidate.stateSlug === slug)
  if (!state) return <PageNotFound />
  if (!city) return <StateNotFound state={state} cities={citiesOf(state.code)} />
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(city)} />
      <CityGuide city={city} state={state} others={citiesOf(state.code).filter(other => other.slug !== slug)} />
    </>
  )
}
