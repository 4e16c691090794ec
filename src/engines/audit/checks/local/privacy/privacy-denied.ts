import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { AnalyticsKind } from '#src/engines/audit/facts/types/script-facts.ts'

/** Services that count visitors as soon as the page is open, as customers know them. */
const counting: Partial<Record<AnalyticsKind, string>> = {
  'google-analytics-4': 'Google Analytics',
  'google-ads': 'Google Ads',
  'meta-pixel': 'the Meta pixel',
  'bing-uet': 'Microsoft Advertising',
  clarity: 'Microsoft Clarity',
  hotjar: 'Hotjar',
}

const not = "(?:do(?:es)? not|don['’]t|doesn['’]t|never)"
const we = '(?:we|(?:this|our|the) (?:web ?)?site)'
const means =
  '(?:(?:web )?analytics(?: (?:tools|services|software|cookies))?|google analytics|tracking (?:technolog(?:y|ies)|tools|scripts|software|pixels|cookies)|trackers|tracking)'
const list =
  '(?:any )?(?:(?:cookies|forms|accounts|ads|advertising|[a-z-]+ cookies|web beacons|pixels|local storage),? (?:or |and )?(?:any )?){0,4}'
const denied = new RegExp(
  [
    String.raw`\b${we} ${not} (?:currently )?(?:use|employ|run|set|place|deploy|contain|load|include) ${list}(?:third[- ]party )?${means}\b`,
    String.raw`\b${we} ${not} (?:collect|gather) [^.;]{0,60} (?:through|via|by|using) ${list}${means}\b`,
    String.raw`\bno ${list}${means} (?:is|are) (?:used|employed|run|placed|installed|loaded)\b`,
    String.raw`\b${we} (?:uses?|runs?|contains?|has|have) no ${list}${means}\b`,
    // Each of these services sets some.
    String.raw`\b${we} ${not} (?:currently )?(?:use|set|place|store|employ) (?:any )?(?:(?:browser|http|web) )?cookies\b(?! (?:or|and|,))`,
    String.raw`\b${we} ${not} (?:automatically )?(?:collect|gather) (?:any )?(?:other )?(?:automated data|(?:information|data) automatically)\b`,
  ].join('|'),
  'i',
)
/** For what, or whose, the rest of the sentence says: of that the text may be right. */
const of_some =
  /\b(?:for|that|to|which|unless|until|without|other than|except|beyond|only|across|personally|identif\w+|advertis\w+|third[- ]party (?:advertis|marketing)\w*|consent|opt)\b/i
/** Of the whole list, wherever it stands. */
const of_some_at_all =
  /\b(?:for|unless|until|without|other than|except|beyond|only|personally|identif\w+|consent|opt)\b/i
const may_deny = /analytics|track|cookies|automat/i
const meant = new RegExp(String.raw`\b${means}\b`, 'i')

/** Of "tracking cookies, or analytics that follow you" the last is told of some only, and the first is denied altogether. */
function isOfSome([said]: RegExpExecArray, rest: string): boolean {
  const before_last = said.slice(0, Math.max(0, said.lastIndexOf(',')))
  return (meant.test(before_last) ? of_some_at_all : of_some).test(rest)
}

/** The sentence of a text that denies it, as far as it goes. */
function denialIn(text: string): string | undefined {
  if (!may_deny.test(text)) return undefined
  return text.split(/(?<=[.!?])\s+/).find(sentence => {
    const match = denied.exec(sentence)
    return match !== null && !isOfSome(match, sentence.slice(match.index + match[0].length))
  })
}

export const privacyDenied: PageCheck = {
  id: 'privacy-denies-counting',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The privacy policy denies what the page does',
  why: 'It says that visitors are not counted or followed, and the page loads a service that does it. A false promise in a privacy policy is what authorities act on.',
  mend: 'Name the service in the policy and what it collects, or take it off the pages.',
  source: 'https://www.ftc.gov/business-guidance/privacy-security',
  look: ({ url, kind, facts }) => {
    if (kind !== 'legal') return notApplicable
    const [name] = facts.analytics.flatMap(({ kind: of, placeholder }) => (placeholder ? [] : (counting[of] ?? [])))
    if (name === undefined) return notApplicable
    const told = facts.text.blocks.flatMap(({ text, line }): Occurrence[] => {
      const said = denialIn(text)
      return said ? [{ url, line, evidence: `“${shortened(said, 140)}”; the page loads ${name}` }] : []
    })
    return foundAll(told.slice(0, 1))
  },
}
