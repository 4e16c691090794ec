import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** One example of schema.org's documentation, in the three formats; empty where one is not given. */
export type SchemaExample = { id: string; microdata: string; rdfa: string; json: string }

const file = join(import.meta.dirname, '../../fixtures/schema-org/schemaorg-all-examples.txt.gz')
const headings = /^(PRE-MARKUP|MICRODATA|RDFA|JSON):[ \t]*$/m

/** Sections that say "TODO", or that the same is to be found elsewhere, hold no markup and come out empty. */
export function schemaOrgExamples(): SchemaExample[] {
  const text = gunzipSync(readFileSync(file)).toString()
  return text
    .split(/^TYPES:/m)
    .slice(1)
    .map(example => {
      const [first = '', ...rest] = example.split(headings)
      const section = (name: string) => rest[rest.indexOf(name) + 1] ?? ''
      const markup = (name: string) => (rest.includes(name) && section(name).includes('<') ? section(name) : '')
      return {
        id: /#(eg-\d+)/.exec(first)?.[1] ?? first.trim(),
        microdata: markup('MICRODATA'),
        rdfa: markup('RDFA'),
        json: markup('JSON'),
      }
    })
}
