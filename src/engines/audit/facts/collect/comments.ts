import type { Reading } from '../reading/reading.ts'
import type { SourceNote } from '../types/script-facts.ts'

const longest = 4_000
const mirrored = /^\s*(?:Mirrored from \S{4,200} by HTTrack|saved from url=\(\d+\)https?:)/i
/** Files of an office, with the address of the server on which they lie. */
const of_office = /<mso:(?:CustomDocumentProperties|_dlc_DocIdUrl)\b/
/** What is still to be done, in words: code that is set aside may hold the mark, too. */
const to_do = /^[\s#*-]*(?:TODO|FIXME)\b(?:\([\w ]{1,20}\))?[:\s-]+(?=[^<>{}=;]{12,})[A-Za-z]/

/** "VERIFY WITH CHURCH: Confirm the times", "IMPORTANT: replace YOUR_FORM_ID below": what the owner is still to say or to do. */
const to_ask =
  /^[\s#*-]*(?:(?:VERIFY|CONFIRM|CHECK|ASK)(?: [A-Z]{2,15}){0,3}:|IMPORTANT: (?=replace|add|change|update|confirm|fill)) ?(?=[^<>{}=;]{8,})[A-Za-z]/

/** "Replace with real fence photo", "REPLACE these 3 placeholder testimonials before publishing": what stands there is not the owner's. */
const to_replace =
  /^[\s#*=─-]*(?:ACTION ITEM[^:\n]{0,30}:\s*)?(?:REPLACE|Replace)\b:?\s+(?=[^<>{}=;]{12,})(?=[^<>]{0,160}\b(?:real|your|own|actual|official|verified|placeholders?|before (?:launch|publishing|going live))\b)/

/** "need to figure out how to add a form": whoever made the page, to himself, in words and not in code. */
const to_self =
  /^\s*(?:(?:i |we |still )*needs? to (?:figure|find|add|fix|get|make|change|ask|check|update|put|finish|write)|figure out|don['’]?t forget|remember to|not sure (?:how|what|where|if|why)|fix (?:this|me|later)|ask (?:the )?(?:client|owner|boss)|waiting (?:for|on) (?:the )?(?:client|owner|photos|pictures|logo))\b[^<>{}=;]{4,160}$/i

/** A form to write to the business that was set aside. */
const of_form = /<form\b[^<>]{0,400}>[\s\S]{0,3000}?<(?:textarea\b|input\b[^<>]{0,200}\btype=["']?(?:email|tel)\b)/i

/** What begins such a note; most comments are spared the look. */
const asking = /VERIFY|CONFIRM|CHECK|ASK|IMPORTANT|REPLACE|Replace|ACTION/
const longest_margin = 24
const longest_to_self = 200
const may_be_to_self = /need|figure|forget|remember|not sure|fix|ask|waiting/i

function kindOf(text: string): SourceNote['kind'] | undefined {
  if (text.includes('HTTrack') || text.includes('saved from')) return mirrored.test(text) ? 'mirrored' : undefined
  if (text.includes('<mso:')) return of_office.test(text) ? 'office' : undefined
  if (text.includes('<form') && of_form.test(text)) return 'form'
  const asks = asking.test(text.slice(0, longest_margin)) && (to_ask.test(text) || to_replace.test(text))
  const to_oneself = text.length < longest_to_self && may_be_to_self.test(text) && to_self.test(text)
  return asks || to_oneself || ((text.includes('TODO') || text.includes('FIXME')) && to_do.test(text))
    ? 'to-do'
    : undefined
}

/** Keeps what a comment of the source tells of how the page was made. */
export function collectNote(reading: Reading, start: number, end: number): void {
  const text = reading.source.slice(start, Math.min(end, start + longest))
  const kind = kindOf(text)
  if (kind === undefined) return
  const shown = text
    .replace(/\s+/g, ' ')
    .replace(/[\s-]+$/, '')
    .trim()
    .slice(0, 120)
  const fact = { line: reading.source.lineAt(start), offset: start, kind, text: shown }
  reading.keep('notes', reading.found.notes, fact, 'evidence')
}
