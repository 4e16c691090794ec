import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { brokenJson, htmlInChunks, htmlSoup, jsonInScript } from './audit-arbitraries.ts'
import { factsOfPieces, page_url } from './audit-page.ts'

const read = (html: string) => readPageAtOnce(html, { url: page_url })
const lineOf = (html: string, offset: number) => (html.slice(0, offset).match(/\r\n?|\n/g)?.length ?? 0) + 1

function readsAsJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function blockOf(json: string): PageFacts['structured_data']['blocks'][number] | undefined {
  return read(`\n<script type="application/ld+json">${json}</script>`).structured_data.blocks[0]
}

/** What must hold of the readers of a page, whatever they are given. */
const properties = {
  places: fc.property(htmlSoup, html => {
    const facts = read(html)
    for (const fact of [
      ...facts.links,
      ...facts.images,
      ...facts.headings,
      ...facts.metas,
      ...facts.titles,
      ...facts.forms,
    ]) {
      strictEqual(html[fact.offset], '<')
      strictEqual(fact.line, lineOf(html, fact.offset))
    }
    for (const { line, offset, text } of facts.text.blocks) {
      strictEqual(line, lineOf(html, offset))
      ok(text.trim() === text && text !== '')
    }
  }),
  chunks: fc.asyncProperty(htmlInChunks, async ({ html, chunks }) => {
    deepStrictEqual(await factsOfPieces(chunks), read(html))
  }),
  sound: fc.property(jsonInScript, json => {
    const block = blockOf(json)
    strictEqual(block?.state, 'ok')
    strictEqual(block.problem, null)
  }),
  broken: fc.property(brokenJson, json => {
    const block = blockOf(json)
    ok(block)
    const { state, problem, source, tolerated } = block
    if (tolerated.length === 0) strictEqual(state === 'ok', readsAsJson(source))
    if (state === 'ok') return
    ok(problem)
    ok(problem.offset >= block.source_offset && problem.offset <= block.source_offset + source.length)
    ok(problem.line >= 2 && problem.column >= 1)
  }),
}

type Outcome = { held: boolean; inputs: number; message: string }
type Trial = { numRuns: number; seed?: number }

async function outcome<T>(details: fc.RunDetails<T> | Promise<fc.RunDetails<T>>): Promise<Outcome> {
  const done = await details
  const { failed, numRuns } = done
  return { held: !failed, inputs: numRuns, message: failed ? (fc.defaultReportMessage(done) ?? 'failed') : '' }
}

/** The same by name, ready to be tried. */
export const auditProperties: readonly (readonly [string, (trial: Trial) => Promise<Outcome>])[] = [
  ['any HTML is read, and every fact stands where it says', trial => outcome(fc.check(properties.places, trial))],
  ['chunks change nothing', trial => outcome(fc.check(properties.chunks, trial))],
  ['JSON is never called invalid', trial => outcome(fc.check(properties.sound, trial))],
  [
    'what is no JSON is never called sound, and its fault has a place',
    trial => outcome(fc.check(properties.broken, trial)),
  ],
]
