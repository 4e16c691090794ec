import type { Place } from './place.ts'

type DataFormat = 'json-ld' | 'microdata' | 'rdfa'

export type JsonProblemKind =
  | 'empty'
  | 'comment'
  | 'trailing-comma'
  | 'trailing-junk'
  | 'unescaped-control'
  | 'html-entities'
  | 'single-quotes'
  | 'unclosed'
  | 'too-large'
  | 'syntax'

/** Where JSON stopped being JSON: `line` and `offset` are the page's, `column` counts from 1 in that line. */
export type JsonProblem = Place & { kind: JsonProblemKind; message: string; column: number }

/** One `<script type="application/ld+json">`. */
export type JsonLdBlock = Place & {
  /** The text between the tags, capped. */
  source: string
  /** Offset of the text in the page. */
  source_offset: number
  /** `repaired`: not JSON as it stands, but what was meant could be read; `problem` says what a strict reader meets. */
  state: 'ok' | 'repaired' | 'invalid'
  problem: JsonProblem | null
  /** Harmless wrapping that readers tolerate. */
  tolerated: readonly ('byte-order-mark' | 'html-comment' | 'cdata')[]
  /** The contexts named at the top, as written. */
  contexts: readonly string[]
}

export type DataValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; text: string }
  | { kind: 'boolean'; boolean: boolean; text: string }
  | { kind: 'null' }
  /** A nested entity: index into `nodes`. */
  | { kind: 'node'; node: number }
  /** Only an `@id`: `node` is the index of the entity that bears it on this page, `null` when none does. */
  | { kind: 'reference'; id: string; node: number | null }

/** One entity, in whatever format it was written. */
export type DataNode = Place & {
  format: DataFormat
  /** Index into `blocks` for JSON-LD. */
  block: number | null
  /** `@id`, itemid or resource, as written. */
  id: string | null
  /** Short names (`LocalBusiness`) where the vocabulary is schema.org, else as written. */
  types: readonly string[]
  /** Types and property names belong to schema.org. */
  is_schema_org: boolean
  /** Written as http, not https. */
  http_context: boolean
  /** Property names without their vocabulary, spelled as written, in order. */
  properties: ReadonlyMap<string, readonly DataValue[]>
  /** How it is reached: `/@graph/0/address`. */
  path: string
  /** Index of the entity that holds it, `null` at the top. */
  parent: number | null
  /** Stands in an element that visitors do not see (microdata and RDFa only). */
  hidden: boolean
}

export type StructuredData = {
  blocks: readonly JsonLdBlock[]
  nodes: readonly DataNode[]
}
