import { isHealthPractice } from '#src/engines/audit/checks/business/health-practice.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

const may_promise = /pain|safe|risk|results?|relief|heal|side effects|cure|effective|lbs|pounds/i
/** What no treatment can do for everybody. */
const promise =
  /\b(?:completely|100 ?%|totally|absolutely|entirely|always|guaranteed) (?:pain[- ]?free|painless|risk[- ]free|effective)\b|\b(?:results|relief|healing) from (?:the|your) (?:very )?first (?:visit|session|treatment|adjustment|appointment)\b|\b(?:begins?|starts?) healing from (?:the|your) (?:very )?first (?:visit|session|treatment)\b|\bguarantee[ds]? (?:you )?(?:results|relief|a cure|success|weight loss|pain relief)\b|\b(?:no|zero|without any) side[- ]effects\b|\bcures? (?:cancer|arthritis|diabetes|depression|anxiety|autism|adhd|migraines?|neuropathy|sciatica|fibromyalgia|addiction)\b|\b(?:los[et]|drop(?:ped)?) (?:up to )?\d{2,3}\+? (?:lbs?|pounds) in (?:just |only |as little as )?\w+ (?:days|weeks|months)\b/i
/** Told as what is hoped for, or of what the patient said; or denied. */
const tempered =
  /\b(?:not|no one|nobody|never|cannot|can['’]t|don['’]t|doesn['’]t|isn['’]t|won['’]t|may|might|can|could|some|many|most|often|usually|typically|nearly|almost|virtually|i|my|me|myth|whether|if)\b|\?|["“”]/i
const longest = 600
const most = 3

/** The sentence that holds what stands at `at`. */
function sentenceAt(text: string, at: number): string {
  const begin = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('! ', at), text.lastIndexOf('? ', at)) + 1
  const end = text.slice(at).search(/[.!?](?:\s|$)/)
  return text.slice(begin, end < 0 ? text.length : at + end + 1).trim()
}

const mayPromise = askedOnce(text => may_promise.test(text))
const promiseAt = askedOnce(text => (text.length > longest ? undefined : promise.exec(text)?.index))

export const promisedCure: PageCheck = {
  id: 'cure-promised',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The page promises every patient a result',
  why: 'The FTC asks for proof of what health businesses claim, and most state boards forbid their members to promise a cure or a treatment without pain.',
  mend: 'Say what patients often notice, and that results differ: “many patients feel relief early on”.',
  source: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
  look: onWorkingPages(page => {
    const { url, facts, kind } = page
    if (kind === 'article' || kind === 'legal' || !facts.text.blocks.some(mayPromise)) return notApplicable
    if (!isHealthPractice(facts)) return notApplicable
    const told = facts.text.blocks.flatMap(block => {
      const { text, line } = block
      const at = promiseAt(block)
      if (at === undefined) return []
      const sentence = sentenceAt(text, at)
      return tempered.test(sentence) ? [] : [{ url, line, evidence: `“${shortened(sentence, 160)}”` }]
    })
    return foundAll([...new Map(told.map(one => [one.evidence, one])).values()].slice(0, most))
  }),
}
