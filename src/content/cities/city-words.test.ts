import { expect, test } from 'vitest'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { cityGuides } from '#src/content/city-guides/all-city-guides.ts'
import { likeness, shinglesOf, wordsOf } from '#src/content/likeness.ts'

const texts = cities.flatMap(city =>
  city.faqs.map((faq, index) => ({
    ...faq,
    slug: city.slug,
    city,
    topic: ['seo', 'citations', 'reviews'][index] ?? '',
  })),
)

function syllables(word: string): number {
  const groups = word.replace(/(?<=[^l])e$|(?<=[^td])ed$|(?<=[^csxz])es$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}

/** Flesch–Kincaid grade, with syllables counted as groups of vowels. */
function grade(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|”|$)/).filter(part => part.trim()).length
  const words = wordsOf(text)
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (sounds / words.length) - 15.59
}

test('every answer has 45 to 90 words', () => {
  const lengths = texts.map(({ slug, answer }) => ({ slug, words: answer.split(/\s+/).length }))
  expect(texts).toHaveLength(120)
  expect(lengths.filter(({ words }) => words < 45 || words > 90)).toEqual([])
})

test('marks of quotation and apostrophes are those of print', () => {
  const straight: string[] = []
  for (const place of [...cities, ...cityGuides])
    JSON.stringify(place, (_, value) => {
      if (typeof value === 'string' && /['"]/.test(value)) straight.push(`${place.slug}: ${value}`)
      return value
    })
  expect(straight).toEqual([])
})

test('no question is asked twice', () => {
  expect(new Set(texts.map(({ question }) => question)).size).toBe(120)
})

test('no two answers are near copies', () => {
  const sets = texts.map(({ slug, answer }) => ({ slug, set: shinglesOf(answer) }))
  const copies = sets.flatMap((a, index) =>
    sets
      .slice(index + 1)
      .filter(b => likeness(a.set, b.set) >= 0.25)
      .map(b => `${a.slug} ${b.slug}`),
  )
  expect(copies).toEqual([])
})

test('every question and answer names its own place', () => {
  const plain = (text: string) => text.replaceAll('.', '').replaceAll('-', ' ').toLowerCase()
  const strangers = texts.filter(({ question, answer, city }) => {
    const names = [cityName(city.slug), city.county.replace(' County', ''), ...city.landmarks]
    return !names.some(name => plain(`${question} ${answer}`).includes(plain(name)))
  })
  expect(strangers.map(({ question }) => question)).toEqual([])
})

test('the topics stand in order: search, listings, reviews', () => {
  const about = {
    seo: /search|found|find|map|visib|focus|market|stand out|compete|local seo|calendar|reach|customers/i,
    citations: /list|citation|director|address|spelling|spell|name|St\. Pete|mix-ups/i,
    reviews: /review/i,
  }
  const astray = texts.filter(
    ({ topic, question, answer }) => !about[topic as keyof typeof about].test(question + answer),
  )
  expect(astray).toEqual([])
})

test('answers about reviews ask all customers alike and never pick the happy ones', () => {
  const reviews = texts.filter(({ topic }) => topic === 'reviews').map(({ answer }) => answer)
  expect(reviews.filter(answer => !/\b(every|everyone|each|all|alike|same|evenly|both)\b/i.test(answer))).toEqual([])
  expect(
    reviews.filter(answer => /happy customers|satisfied customers|best customers|five-star customers/i.test(answer)),
  ).toEqual([])
})

test('nothing promises a rank or speaks of an office of ours', () => {
  const all = [...texts.map(({ answer }) => answer), ...cities.map(({ intro }) => intro)]
  expect(
    all.filter(text =>
      /guarantee|number one|#1|first page|top spot|our (local )?office in|our own (city|town)|skyrocket/i.test(text),
    ),
  ).toEqual([])
})

test('no year stands in an introduction or an answer: a dated fact belongs in the guide, with its source', () => {
  const all = [...texts.map(({ answer }) => answer), ...cities.map(({ intro }) => intro)]
  expect(all.filter(text => /\b(19|20)\d\d\b/.test(text))).toEqual([])
})

test('answers and introductions read at tenth grade or below', () => {
  const all = [...texts.map(({ answer }) => answer), ...cities.map(({ intro }) => intro)]
  expect(all.map(text => ({ text, grade: grade(text) })).filter(read => read.grade > 10)).toEqual([])
})
