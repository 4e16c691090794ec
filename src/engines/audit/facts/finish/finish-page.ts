import { findBusiness } from '../business/find-business.ts'
import { veilOf } from '../collect/veils.ts'
import { limits } from '../limits.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Reading } from '../reading/reading.ts'
import type { LeftoverFact } from '../types/text-facts.ts'
import { cutOff } from './cut-off.ts'
import { holesInDescriptions, holesInText } from './holes.ts'
import { idleOf } from './idle-of.ts'
import { anchorsOf, duplicateIds, missingTargets, skipLink } from './ids.ts'
import { keysInText } from './keys-in-text.ts'
import { doubledWords, findMojibake, leftoversInText } from './leftovers.ts'
import { labelledFields } from './names-by-id.ts'
import { oddWords } from './odd-words.ts'
import type { Outlined } from './outline-page.ts'
import type { PageText } from './page-text.ts'
import { wrongPairs } from './wrong-pairs.ts'

/** What else is known of a page, with what its text says. Yields between steps, so that a caller may let others run. */
export function* finishPage(reading: Reading, { outline, text }: Outlined): Generator<undefined, PageFacts> {
  const { found } = reading
  const anchors = anchorsOf(reading)
  const duplicate_ids = duplicateIds(reading)
  yield
  const business = yield* findBusiness(reading, text)
  yield
  const leftovers = yield* leftoversOf(reading, text)
  const odd_words = oddWords(reading, text)
  yield
  const fields = labelledFields(reading)
  yield
  const idle = idleOf(reading)
  yield
  // Of a page with more ids not all are known.
  const mayHave = (id: string) => reading.ids.has(id) || reading.ids.size >= limits.anchors
  const having = (rel: string) => found.link_tags.filter(({ rels }) => rels.includes(rel))
  return {
    ...outline,
    truncated: reading.truncated,
    cut_off: cutOff(reading),
    doctype: found.doctype,
    head_ended_by: found.head_ended_by,
    frame_tags: found.frame_tags,
    charsets: found.charsets,
    icons: found.link_tags.filter(({ rels }) => rels.some(rel => rel === 'icon' || rel.startsWith('apple-touch-icon'))),
    manifests: having('manifest'),
    stylesheets: having('stylesheet'),
    preloads: having('preload'),
    landmarks: found.landmarks,
    duplicate_ids,
    anchors,
    skip_link: skipLink(reading, anchors),
    aria_problems: [...found.aria_problems, ...missingTargets(reading)],
    tables: found.tables,
    list_problems: found.list_problems,
    positive_tabindexes: found.positive_tabindexes,
    nosnippets: found.nosnippets,
    links_within: found.links_within,
    bare_entries: found.bare_entries,
    nested: found.nested,
    torn_tags: found.torn_tags,
    stray_ends: found.stray_ends,
    unpaired: found.unpaired,
    unshown: found.unshown,
    stuck_columns: found.frees_columns ? [] : found.stuck_columns,
    symbols_used: found.symbols_used.map(one => ({ ...one, is_there: mayHave(one.id) })),
    bare_signs: found.bare_signs,
    iframes: found.iframes,
    media: found.media,
    legacy_elements: found.legacy_elements,
    fields,
    buttons: found.buttons,
    controls: found.controls,
    idle,
    scripts: found.scripts,
    analytics: found.analytics,
    script_redirects: found.script_redirects,
    mixed_content: reading.url.startsWith('https:') ? found.resources.filter(({ url }) => url.startsWith('http:')) : [],
    unreachable_urls: found.unreachable_urls,
    blank_keys: found.blank_keys,
    frame_files: found.frame_files,
    empty_parts: found.empty_parts,
    filled_ids: found.filled_ids,
    secret_keys: [...found.secret_keys, ...keysInText(text)],
    misnamed_data: found.misnamed_data,
    empty_app_root: emptyRoot(reading, outline.text.main_words),
    veil: veilOf(reading),
    noscript_text: reading.noscript_text.replace(/\s+/g, ' ').trim().slice(0, limits.short_text),
    mojibake: findMojibake(text),
    notes: found.notes,
    leftovers,
    odd_words,
    ...business,
    hidden_emails: found.hidden_emails,
  }
}

function* leftoversOf(reading: Reading, text: PageText): Generator<undefined, LeftoverFact[]> {
  const in_text = leftoversInText(reading, text)
  yield
  const doubled = doubledWords(reading, text)
  yield
  const wrong = wrongPairs(reading, text)
  yield
  const holes = holesInText(reading, text)
  yield
  const in_descriptions = holesInDescriptions(reading)
  yield
  return [...reading.found.leftovers, ...in_text, ...doubled, ...wrong, ...holes, ...in_descriptions]
}

/** So few words beside menus and footer are a title, or a word to whoever waits. */
const few_words = 12

/** An empty element that an application fills, or that inline code does where the page has hardly any text of its own. */
function emptyRoot({ found }: Reading, main_words: number): PageFacts['empty_app_root'] {
  const filled = main_words <= few_words && found.scripts.some(({ fills }) => fills)
  const root = found.app_roots.find(({ empty, is_apps }) => empty && (is_apps || filled))
  return root ? { id: root.id, line: root.line, offset: root.offset } : null
}
