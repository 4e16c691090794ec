import { findBusiness } from '../business/find-business.ts'
import { resolveItemReferences } from '../collect/microdata.ts'
import { notePainted } from '../collect/painted.ts'
import { veilOf } from '../collect/veils.ts'
import { readJsonLd } from '../data/json-ld.ts'
import { resolveReferences } from '../data/references.ts'
import { limits } from '../limits.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Reading } from '../reading/reading.ts'
import type { LinkTagFact } from '../types/head-facts.ts'
import type { JsonLdBlock } from '../types/structured-data-facts.ts'
import { cutOff } from './cut-off.ts'
import { confirmParts } from './head-place.ts'
import { headingsWithText } from './headings.ts'
import { holesInDescriptions, holesInText } from './holes.ts'
import { idleOf } from './idle-of.ts'
import { anchorsOf, duplicateIds, missingTargets, skipLink } from './ids.ts'
import { keysInText } from './keys-in-text.ts'
import { doubledWords, findMojibake, leftoversInText } from './leftovers.ts'
import { labelledFields, nameById } from './names-by-id.ts'
import { oddWords } from './odd-words.ts'
import { PageText } from './page-text.ts'
import { metaRefresh, robotsMetas } from './robots.ts'
import { countText } from './text-facts.ts'
import { noteUrlsInData } from './urls-in-data.ts'
import { wrongPairs } from './wrong-pairs.ts'

/** Turns what was read into the record. Yields between steps, so that a caller may let others run. */
export function* finishPage(reading: Reading, source: () => string): Generator<undefined, PageFacts> {
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
  yield
  nameById(reading)
  const anchors = anchorsOf(reading)
  const duplicate_ids = duplicateIds(reading)
  yield
  const business = yield* findBusiness(reading, text)
  const having = (rel: string) => found.link_tags.filter(({ rels }) => rels.includes(rel))
  const facts: PageFacts = {
    url: reading.url,
    counts: found.counts,
    doctype: found.doctype,
    html: found.html,
    head_ended_by: found.head_ended_by,
    frame_tags: found.frame_tags,
    charsets: found.charsets,
    base: found.base,
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
    canonicals: having('canonical'),
    hreflangs: found.link_tags.filter(isHreflang),
    icons: found.link_tags.filter(({ rels }) => rels.some(rel => rel === 'icon' || rel.startsWith('apple-touch-icon'))),
    manifests: having('manifest'),
    stylesheets: having('stylesheet'),
    preloads: having('preload'),
    headings: headingsWithText(found.headings, text.blocks, counted.words_by_block),
    landmarks: found.landmarks,
    duplicate_ids,
    anchors,
    skip_link: skipLink(reading, anchors),
    aria_problems: [...found.aria_problems, ...missingTargets(reading)],
    tables: found.tables,
    list_problems: found.list_problems,
    positive_tabindexes: found.positive_tabindexes,
    nosnippets: found.nosnippets,
    links: found.links,
    links_within: found.links_within,
    nested: found.nested,
    torn_tags: found.torn_tags,
    unpaired: found.unpaired,
    images: found.images,
    pictures: found.pictures,
    iframes: found.iframes,
    media: found.media,
    legacy_elements: found.legacy_elements,
    forms: found.forms,
    fields: labelledFields(reading),
    buttons: found.buttons,
    controls: found.controls,
    idle: idleOf(reading),
    scripts: found.scripts,
    styles: found.styles,
    analytics: found.analytics,
    script_redirects: found.script_redirects,
    resources: found.resources,
    mixed_content: reading.url.startsWith('https:') ? found.resources.filter(({ url }) => url.startsWith('http:')) : [],
    unreachable_urls: found.unreachable_urls,
    blank_keys: found.blank_keys,
    frame_files: found.frame_files,
    empty_parts: found.empty_parts,
    filled_ids: found.filled_ids,
    secret_keys: [...found.secret_keys, ...keysInText(text)],
    misnamed_data: found.misnamed_data,
    empty_app_root: emptyRoot(reading, counted.facts.main_words),
    veil: veilOf(reading),
    noscript_text: reading.noscript_text.replace(/\s+/g, ' ').trim().slice(0, limits.short_text),
    text: counted.facts,
    mojibake: findMojibake(text),
    notes: found.notes,
    leftovers: [
      ...found.leftovers,
      ...leftoversInText(reading, text),
      ...doubledWords(reading, text),
      ...wrongPairs(reading, text),
      ...holesInText(reading, text),
      ...holesInDescriptions(reading),
    ],
    odd_words: oddWords(reading, text),
    ...business,
    structured_data: { blocks, nodes: entities.nodes },
    truncated: reading.truncated,
    cut_off: cutOff(reading),
    hidden_emails: found.hidden_emails,
  }
  return facts
}

const isHreflang = ({ rels, hreflang }: LinkTagFact) => hreflang !== null && rels.includes('alternate')

/** So few words beside menus and footer are a title, or a word to whoever waits. */
const few_words = 12

/** An empty element that an application fills, or that inline code does where the page has hardly any text of its own. */
function emptyRoot({ found }: Reading, main_words: number): PageFacts['empty_app_root'] {
  const filled = main_words <= few_words && found.scripts.some(({ fills }) => fills)
  const root = found.app_roots.find(({ empty, is_apps }) => empty && (is_apps || filled))
  return root ? { id: root.id, line: root.line, offset: root.offset } : null
}
