import { resolveItemReferences } from '../collect/microdata.ts'
import { notePainted } from '../collect/painted.ts'
import { readJsonLd } from '../data/json-ld.ts'
import { resolveReferences } from '../data/references.ts'
import type { PageOutline } from '../page-facts.ts'
import type { Reading } from '../reading/reading.ts'
import type { LinkTagFact } from '../types/head-facts.ts'
import type { JsonLdBlock } from '../types/structured-data-facts.ts'
import { confirmParts } from './head-place.ts'
import { headingsWithText } from './headings.ts'
import { nameById } from './names-by-id.ts'
import { PageText } from './page-text.ts'
import { metaRefresh, robotsMetas } from './robots.ts'
import { countText } from './text-facts.ts'
import { noteUrlsInData } from './urls-in-data.ts'

/** The outline of a page, and its text, to be read for what it says. */
export type Outlined = { outline: PageOutline; text: PageText }

/** Turns what was read into what a crawl goes on with. Yields between steps, so that a caller may let others run. */
export function* outlinePage(reading: Reading, source: () => string): Generator<undefined, Outlined> {
  const { found, entities } = reading
  confirmParts(reading, source)
  notePainted(reading, source)
  yield
  const blocks: JsonLdBlock[] = []
  for (const [index, draft] of found.json_ld.entries()) {
    blocks.push(readJsonLd(draft, index, entities))
    if (draft.source.length > 4_096 || index % 16 === 15) yield
  }
  resolveItemReferences(reading)
  resolveReferences(entities.nodes, reading.addresses)
  noteUrlsInData(reading)
  if (entities.nodes_seen > entities.nodes.length)
    reading.recordCut('entities', entities.nodes.length, entities.nodes_seen)
  if (reading.text.full) reading.recordCut('visible text', reading.text.position, reading.text.seen)
  yield
  const text = new PageText(reading)
  const counted = countText(reading, text)
  nameById(reading)
  const outline: PageOutline = {
    url: reading.url,
    counts: found.counts,
    html: found.html,
    titles: found.titles,
    metas: found.metas,
    open_graph: found.metas
      .filter(meta => /^(?:og|article|business|place|profile):/.test(meta.property || meta.name))
      .map(meta => ({ ...meta, property: meta.property || meta.name })),
    twitter: found.metas
      .filter(meta => /^twitter:/.test(meta.name || meta.property))
      .map(meta => ({ ...meta, name: meta.name || meta.property })),
    robots: robotsMetas(found.metas),
    refresh: metaRefresh(reading),
    link_tags: found.link_tags,
    canonicals: found.link_tags.filter(({ rels }) => rels.includes('canonical')),
    hreflangs: found.link_tags.filter(isHreflang),
    headings: headingsWithText(found.headings, text.blocks, counted.words_by_block),
    links: found.links,
    images: found.images,
    pictures: found.pictures,
    forms: found.forms,
    resources: found.resources,
    styles: found.styles,
    base: found.base,
    text: counted.facts,
    structured_data: { blocks, nodes: entities.nodes },
  }
  return { outline, text }
}

const isHreflang = ({ rels, hreflang }: LinkTagFact) => hreflang !== null && rels.includes('alternate')
