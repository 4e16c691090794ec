import { expect, test } from 'vitest'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { cityGuides } from '#src/content/city-guides/all-city-guides.ts'
import { type CityGuide, sourcedFacts } from '#src/content/city-guides/city-guide.ts'
import { likeness, shinglesOf, wordsOf } from '#src/content/likeness.ts'
import { readingGrade } from '#tests/support/built/reading-grade.ts'

/** Our own words in a guide, without names of sources and listings. */
function wordsIn({ search, trades, areas, seasons, licenses, zip_note, first_steps }: CityGuide): string[] {
  const facts = [...trades, ...seasons, ...licenses].map(({ text }) => text)
  return [...search, ...facts, ...areas.map(({ note }) => note), zip_note, ...first_steps]
}

test('every guide is of a city served, and each city has one', () => {
  expect(cityGuides.map(({ slug }) => slug).toSorted()).toEqual(cities.map(({ slug }) => slug).toSorted())
})

test.each(cityGuides)('$slug tells at least five facts, each with a source in its list', guide => {
  const ids = guide.sources.map(({ id }) => id)
  const facts = sourcedFacts(guide)
  expect(facts.length).toBeGreaterThanOrEqual(5)
  expect(facts.filter(({ source }) => !ids.includes(source))).toEqual([])
  expect(new Set(facts.map(({ source }) => source)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(cityGuides)('$slug lists no source that nothing stands on, and says when each was read', guide => {
  const used = new Set(sourcedFacts(guide).map(({ source }) => source))
  expect(guide.sources.filter(({ id }) => !used.has(id))).toEqual([])
  expect(guide.sources.filter(({ read_on }) => !/^2026-\d\d-\d\d$/.test(read_on))).toEqual([])
  expect(guide.sources.filter(({ url }) => !URL.canParse(url))).toEqual([])
})

test.each(cityGuides)('$slug has something in each of its parts and between 450 and 1,100 words of its own', guide => {
  const { search, trades, areas, seasons, licenses, listings } = guide
  expect(search.length).toBeGreaterThanOrEqual(2)
  expect(areas.length).toBeGreaterThanOrEqual(3)
  for (const part of [trades, seasons, licenses, listings]) expect(part.length).toBeGreaterThanOrEqual(1)
  const words = wordsOf(wordsIn(guide).join(' ')).length
  expect(words).toBeGreaterThanOrEqual(450)
  expect(words).toBeLessThanOrEqual(1100)
  expect(search.join(' ')).toContain(cityName(guide.slug))
})

test.each(cityGuides)('$slug reads at grade 10 or below, its facts too', guide => {
  expect(readingGrade(wordsIn(guide))).toBeLessThanOrEqual(10)
  expect(readingGrade(sourcedFacts(guide).map(({ text }) => text))).toBeLessThanOrEqual(10)
})

test('no sentence of eight words or more stands in two guides', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const guide of cityGuides) {
    const sentences = wordsIn(guide).flatMap(text => text.split(/(?<=[.!?])\s+/))
    for (const sentence of new Set(sentences.filter(text => wordsOf(text).length >= 8))) {
      const before = seen.get(sentence)
      if (before) twice.push(`${before} and ${guide.slug}: ${sentence}`)
      seen.set(sentence, guide.slug)
    }
  }
  expect(twice).toEqual([])
})

test('no two guides are alike', () => {
  const sets = cityGuides.map(guide => ({ slug: guide.slug, set: shinglesOf(wordsIn(guide).join(' ')) }))
  const alike = sets.flatMap((one, index) =>
    sets
      .slice(index + 1)
      .filter(other => likeness(one.set, other.set) > 0.1)
      .map(other => `${one.slug} ${other.slug}`),
  )
  expect(alike).toEqual([])
})

test('nothing promises a rank or speaks of an office of ours there', () => {
  const said = cityGuides.flatMap(wordsIn)
  const forbidden =
    /guarantee|number one|#1|first page|top spot|our (local )?office|skyrocket|unlock|game.changer|leverage|delve/i
  expect(said.filter(text => forbidden.test(text))).toEqual([])
})
