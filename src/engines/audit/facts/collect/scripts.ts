import { wordsOfPicker } from '#src/engines/audit/facts/scripts/fields-picked.ts'
import { filledIds } from '#src/engines/audit/facts/scripts/filled-ids.ts'
import { bringsInCode, formCode } from '#src/engines/audit/facts/scripts/form-code.ts'
import { filesOfFrame } from '#src/engines/audit/facts/scripts/frame-in-code.ts'
import { hiddenCode } from '#src/engines/audit/facts/scripts/hidden-code.ts'
import { opensAnswers, tellsState } from '#src/engines/audit/facts/scripts/opens-answers.ts'
import { pointsInCode } from '#src/engines/audit/facts/scripts/points-in-code.ts'
import { programsInCode } from '#src/engines/audit/facts/scripts/programs-in-code.ts'
import { resendsForms } from '#src/engines/audit/facts/scripts/resends-forms.ts'
import { secretKeys } from '#src/engines/audit/facts/scripts/secret-keys.ts'
import { looksTorn, slipInCode } from '#src/engines/audit/facts/scripts/slip-in-code.ts'
import { feignedSends } from '#src/engines/audit/facts/scripts/submit-handlers.ts'
import { workshopCode } from '#src/engines/audit/facts/scripts/workshop-code.ts'
import { detached } from '../detached.ts'
import { limits } from '../limits.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { remembered } from '../remembered.ts'
import type { Place } from '../types/place.ts'
import type { ScriptFact } from '../types/script-facts.ts'
import { noteAnalytics } from './analytics.ts'
import { startRawText, takeRawText } from './head.ts'
import { opensOnLoad } from './opens-on-load.ts'
import { noteResource } from './resources.ts'
import { redirectIn } from './script-redirect.ts'

const runnable =
  /^(?:|module|text\/(?:java|ecma|j|live)script|application\/(?:x-)?(?:java|ecma)script|text\/javascript1\.\d|text\/babel)$/
/** Translated in the browser, and run when the page has been read. */
const translated = 'text/babel'
/** What people write for application/ld+json. */
const misnamed =
  /^(?:(?:application|text|app)\/)?(?:ld-json|ldjson|ld_json|ld json|json-ld|jsonld|json\+ld|ld\+jason|ld\+js|ld\+json)$/
/** One look that spares most code the other. */
const may_open_over = /[mM]odal|popup|Popup|overlay|fancybox|lightbox/
const draws = /innerHTML|insertAdjacentHTML|appendChild|\.append\(|\.html\(|\bimport\b|document\.write\((?!\s*new Date)/
const asks_server = /\bfetch\s?\(|XMLHttpRequest|\$\.(?:get|ajax)|getJSON/
/** A blank in capitals with an underscore, in quotes and braces, or one that begins with YOUR. */
const key = /["']\{([A-Z][A-Z0-9]*_[A-Z0-9_]{2,40})\}["']|["'](YOUR[-_][A-Z][A-Z0-9_-]{2,40})["']/

/** Structured data in a block for code: browsers take it for a mistake of grammar, search engines for no data. */
const data_as_code = /^\s*[[{]\s*\{?\s*"@(?:context|type|graph)"\s*:/

const counts = /\b(?:gtag|fbq|ga)\(\s*['"]\w+['"]\s*,\s*$|gtag\/js\?id=$/

export function collectScript(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  const type = attributes.lower('type')
  startRawText(reading)
  if (!stands || element.in_template || element.in_noscript) return
  const { place } = reading
  if (/^application\/(?:\w+\+)?ld\+json/.test(type)) {
    collectJsonLd(reading, element, place)
    return
  }
  const essence = type.split(';')[0]?.trim() ?? ''
  if (!runnable.test(essence)) {
    if (misnamed.test(type))
      reading.keep('misnamed_data', reading.found.misnamed_data, { ...place, type: type.slice(0, 60) }, 'evidence')
    return
  }
  const { written, url } = reading.address('src')
  const fact = {
    ...place,
    src: written,
    url,
    type: type.slice(0, 60),
    async: attributes.has('async'),
    defer: attributes.has('defer') || essence === translated,
    nomodule: attributes.has('nomodule'),
    integrity: attributes.get('integrity'),
    crossorigin: attributes.get('crossorigin'),
    part: reading.part,
    inline_chars: 0,
    takes_forms: false,
    keeps_forms: false,
    resends: '',
    sends: false,
    thanks_regardless: false,
    drops_refusal: false,
    feigns: [] as ScriptFact['feigns'],
    picks: [] as ScriptFact['picks'],
    is_export: false,
    is_editor: false,
    mails_to: '',
    blank_address: '',
    opens: '',
    opens_over: false,
    opens_answers: false,
    tells_state: false,
    draws: false,
    opens_places: false,
    fills: false,
    hides: '',
    writes_data: false,
    slip: null as ScriptFact['slip'],
  }
  if (!reading.keep('scripts', reading.found.scripts, fact)) return
  noteResource(reading, 'script', url)
  if (url) noteAnalytics(reading, url, place)
  reading.atEnd(element, () => {
    fact.inline_chars = reading.raw_seen
    const text = takeRawText(reading)
    if (text.length < 10 || written !== null) return
    if (data_as_code.test(text.slice(0, 400))) {
      const shown = type === '' ? 'none' : type.slice(0, 60)
      reading.keep('misnamed_data', reading.found.misnamed_data, { ...place, type: shown }, 'evidence')
    }
    noteListening(reading, text)
    noteAnalytics(reading, text, place)
    noteRedirect(reading, text, place)
    for (const point of pointsInCode(text))
      reading.keep('drawn_points', reading.found.drawn_points, { ...place, ...point }, 'evidence')
    noteBlankKey(reading, text, place)
    noteTestKey(reading, text, place)
    noteOwnComputer(reading, text, place)
    notePrompt(reading, text, place)
    if (reading.found.filled_ids.length < limits.evidence) reading.found.filled_ids.push(...filledIds(text))
    for (const { of, shown } of secretKeys(text))
      reading.keep('secret_keys', reading.found.secret_keys, { ...place, of, shown }, 'evidence')
    for (const file of filesOfFrame(text))
      reading.keep('frame_files', reading.found.frame_files, { ...place, file }, 'evidence')
    // "?form=submitted" is read by code that thanks, long after the form was sent.
    fact.takes_forms = /[sS]ubmit(?!t)/.test(text)
    if (fact.takes_forms || text.includes('form') || text.includes('Form') || text.includes('.value')) {
      const code = formCode(text)
      fact.keeps_forms = code.keeps
      fact.resends = resendsForms(text)
      fact.sends = code.sends
      fact.thanks_regardless = code.thanks_regardless
      fact.drops_refusal = code.drops_refusal
      fact.feigns = feignedSends(text)
      if (fact.sends) fact.picks = wordsOfPicker(text)
      fact.mails_to = code.mails_to
      fact.opens = code.opens
      for (const program of programsInCode(text)) noteResource(reading, 'form', reading.addresses.resolve(program))
      if (code.takes && !code.has_address && code.blank?.startsWith('http')) fact.blank_address = code.blank
    } else fact.sends = bringsInCode(text)
    // What brings the islands of Astro to life sends nothing itself, nor touches what stands outside of them.
    if (text.includes('astro-island') && text.includes('customElements.define')) fact.sends = false
    fact.is_export = text.includes('IS_ARCHIVE = 1')
    fact.is_editor = isEditor(text)
    fact.opens_over = may_open_over.test(text) && opensOnLoad(text)
    fact.opens_answers = opensAnswers(text)
    fact.tells_state = tellsState(text)
    fact.draws = draws.test(text)
    fact.opens_places = text.includes('hashchange') || (fact.draws && text.includes('location.hash'))
    fact.writes_data = text.includes('application/ld+json') && text.includes('createElement')
    fact.hides = detached(hiddenCode(text) ?? '')
    fact.fills = text.includes('innerHTML') && asks_server.test(text)
    if (essence !== 'module' && essence !== translated && text.length === fact.inline_chars)
      fact.slip = slipIn(text, reading.raw_line)
  })
}

/** What the page asks of a server that runs on the computer of its maker alone. */
function noteOwnComputer(reading: Reading, text: string, place: Place): void {
  if (!text.includes('localhost') || isEditor(text)) return
  const code = workshopCode(text)
  const url = /https?:\/\/localhost[^\s,]*/.exec(code?.says ?? '')?.[0]
  if (!code || url === undefined) return
  const fact = {
    ...place,
    line: place.line + code.line - 1,
    url: detached(url),
    where: 'script',
    kind: 'localhost' as const,
  }
  reading.keep('unreachable_urls', reading.found.unreachable_urls, fact, 'evidence')
}

/** It obeys a window around the page, on its makers' own machines as well. */
const isEditor = (text: string): boolean =>
  text.includes('window.top') && text.includes('postMessage') && text.includes('http://localhost')

/** Larger ones are what frameworks write of a page, by no hand. */
const longest_by_hand = 20_000

const slipOf = remembered(text => ({ slip: looksTorn(text) ? slipInCode(text) : null }), { most: 300, longest: 5_000 })

function slipIn(text: string, line: number): ScriptFact['slip'] {
  const { slip } = text.length > longest_by_hand ? { slip: null } : slipOf(text)
  return slip && { line: line + slip.line - 1, says: slip.says }
}

const most_listening = 200_000

/** Some code loads more from elsewhere, whatever that does. */
function noteListening(reading: Reading, text: string): void {
  if (reading.listening_code.length > most_listening) return
  if (/document|window|jQuery|import|require|\bon\(|\$\(/.test(text)) reading.listening_code += `${text}\n`
}

function noteBlankKey(reading: Reading, text: string, place: Place): void {
  if (!text.includes('{', 0) || !(text.includes('YOUR') || text.includes("'{") || text.includes('"{'))) return
  const found = key.exec(text.slice(0, 20_000))
  const [, braced, yours] = found ?? []
  if (!found || (!braced && !yours)) return
  // An id of statistics is told as theirs.
  if (counts.test(text.slice(Math.max(0, found.index - 40), found.index))) return
  const fact = { line: place.line, offset: place.offset, url: braced ? `={${braced}}` : `=${yours}` }
  reading.keep('blank_keys', reading.found.blank_keys, fact, 'evidence')
}

/** A key by which a service of payments makes believe. */
const test_key = /["'](pk_test_\w{3})\w*["']|["'](sandbox-sq0idb-\w{3})[\w-]*["']/

function noteTestKey(reading: Reading, text: string, place: Place): void {
  if (!text.includes('pk_test_') && !text.includes('sandbox-sq0')) return
  const found = test_key.exec(text.slice(0, 50_000))
  const key = found?.[1] ?? found?.[2]
  if (!key) return
  const fact = { line: place.line, offset: place.offset, url: `=${key}…` }
  reading.keep('blank_keys', reading.found.blank_keys, fact, 'evidence')
}

/** "You are Ann, a friendly AI assistant for Calloway Roofing." */
const prompt =
  /\bYou(?:['’]re| are) (?:[\w'’]{1,20},? ){0,4}(?:an? |the )(?:[\w-]{1,20},? ){0,5}(?:AI|virtual|chat|digital|website) ?(?:assistant|agent|chat ?bot|bot|receptionist|concierge|guide|representative)\b[^`"\n]{0,80}/

function notePrompt(reading: Reading, text: string, place: Place): void {
  if (!text.includes('You are ') && !text.includes('You’re ') && !text.includes("You're ")) return
  const found = prompt.exec(text.slice(0, 100_000))
  if (!found) return
  const fact = { line: place.line, offset: place.offset, kind: 'prompt' as const, text: found[0].trim() }
  reading.keep('notes', reading.found.notes, fact, 'evidence')
}

function noteRedirect(reading: Reading, text: string, place: Place): void {
  if (!text.includes('location')) return
  const redirect = redirectIn(text)
  if (!redirect) return
  const fact = { line: place.line, offset: place.offset, ...redirect }
  reading.keep('script_redirects', reading.found.script_redirects, fact, 'evidence')
}

/** The text is kept as it stands: it is read when the page has ended. */
function collectJsonLd(reading: Reading, element: OpenElement, place: Place): void {
  reading.atEnd(element, () => {
    const seen = reading.raw_seen
    const source = takeRawText(reading)
    if (seen > source.length) reading.recordCut('json-ld', source.length, seen)
    const draft = {
      ...place,
      source,
      source_offset: reading.raw_offset,
      source_line: reading.raw_line,
      whole: seen === source.length,
    }
    reading.keep('json_ld', reading.found.json_ld, draft, 'json_ld_blocks')
  })
}
