import { z } from 'zod'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { mainPages } from '#src/content/main-pages.ts'
import { sitePages } from '#src/content/pages.ts'
import { test } from './page-reader.ts'
import type { ParsedPage } from './parsed-page.ts'
import { expect } from './visitor.ts'

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const crumb = z.object({
  position: z.int(),
  name: z.string(),
  item: z.object({ '@type': z.literal('WebPage'), '@id': z.string() }),
})
const questions = z.array(
  z.object({
    '@type': z.literal('Question'),
    name: z.string().min(10),
    acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string().min(20) }),
  }),
)

function thingsOf({ json_ld }: ParsedPage): z.infer<typeof thing>[] {
  return json_ld.map(text => thing.parse(JSON.parse(text)))
}

const ofType = (things: z.infer<typeof thing>[], type: string) => things.filter(one => one['@type'] === type)

for (const { path } of sitePages) {
  test(`${path} says in structured data what it shows, and no stars`, async ({ parse, request, baseURL }) => {
    const parsed = await parse(await (await request.get(path)).text())
    const things = thingsOf(parsed)
    const businesses = ofType(things, 'LocalBusiness')
    expect(businesses).toHaveLength(1)
    expect(businesses[0]).toMatchObject({ openingHours: 'Mo-Fr 09:00-17:00', url: `${baseURL}/` })
    expect(parsed.json_ld.join()).not.toMatch(/aggregateRating|"Review"|reviewRating|ratingValue/)
    expect(parsed.json_ld.join()).not.toContain('.invalid')

    const crumbs = ofType(things, 'BreadcrumbList')
    expect(crumbs).toHaveLength(path === '/' ? 0 : 1)
    for (const { itemListElement } of crumbs) {
      const items = z.array(crumb).parse(itemListElement)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect(items[0]).toMatchObject({ name: 'Home', item: { '@id': `${baseURL}/` } })
      expect(items.at(-1)?.item['@id']).toBe(`${baseURL}${path}`)
    }

    const faqs = ofType(things, 'FAQPage')
    expect(faqs.length).toBeLessThanOrEqual(1)
    for (const { mainEntity } of faqs) {
      for (const { name, acceptedAnswer } of questions.parse(mainEntity)) {
        const shown = parsed.disclosures.find(text => text.includes(name))
        expect(shown, `the question "${name}" is on the page`).toBeDefined()
        expect(shown).toContain(acceptedAnswer.text.replaceAll(/\s+/g, ' '))
      }
    }
  })
}

for (const { slug, lat, lng } of cities) {
  test(`${slug} is served, not sat in`, async ({ parse, request }) => {
    const things = thingsOf(await parse(await (await request.get(`/services/${slug}`)).text()))
    const [service, ...others] = ofType(things, 'ProfessionalService')
    expect(others).toEqual([])
    expect(service).toMatchObject({
      areaServed: {
        '@type': 'City',
        name: cityName(slug),
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
      },
    })
    const [faq] = ofType(things, 'FAQPage')
    expect(questions.parse(faq?.mainEntity)).toHaveLength(3)
  })
}

test('only city pages claim to be a professional service', async ({ parse, request }) => {
  for (const { path } of mainPages) {
    const things = thingsOf(await parse(await (await request.get(path)).text()))
    expect(ofType(things, 'ProfessionalService'), path).toEqual([])
  }
})
