import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps, lookInSteps } from '#src/engines/audit/checks/in-steps.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { nameInconsistent } from '#src/engines/audit/checks/local/names/names.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { misspellings } from '#src/engines/audit/facts/misspellings.ts'
import type { SureSlip } from '#src/engines/audit/facts/site/site-words.ts'
import { isSurelyMeant } from '#src/engines/audit/facts/spelling/sure-meaning.ts'
import { rightOfPair } from '#src/engines/audit/facts/spelling/wrong-pairs.ts'
import { ownNames, slipOf } from './slip-in-context.ts'

const most = 50
/** Where "licenced" is met in good English. */
const elsewhere = /\.(?:uk|au|ca|nz|ie|za|in)$/
/** Spelled otherwise wherever else English is written: color, center, organize, traveled. */
const american =
  /^(?:(?:color|favor|flavor|harbor|honor|humor|labor|neighbor|odor|rumor|behavior|endeavor|center|fiber|liter|theater|catalog|tire|mold|gray|defense|offense|license|jewelry|plow|program|aluminum|pajamas|skeptic)(?:s|ed|ing|ful|ite|ites|hood|hoods|able)?|\w{3,}(?:iz|yz)(?:e|es|ed|er|ers|ing|ations?)|(?:travel|cancel|label|model|level|fuel|signal)(?:ed|ing|er|ers))$/
/** Words looked at until others get a turn. */
const odd_a_step = 8

function meantBySure({ shown, kind }: SureSlip): string {
  if (kind === 'wrong-pair') return rightOfPair(shown) ?? ''
  return kind === 'doubled' ? (shown.split(' ')[0] ?? '') : (misspellings.get(shown.toLowerCase()) ?? '')
}

/** Two words that were run together are what they are. */
const isProposed = (written: string, meant: string): boolean =>
  /[^a-z]/i.test(meant) || misspellings.has(written.toLowerCase()) || isSurelyMeant(written.toLowerCase(), meant)

const shownIn = (evidence: string): string => (/“([^”]*)”/.exec(evidence)?.[1] ?? '').toLowerCase()
const meantIn = (evidence: string): string => (/\(meant: (.*)\)$/.exec(evidence)?.[1] ?? '').toLowerCase()

export const misspelledWords: SiteCheck = {
  id: 'misspelled-words',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'Words are misspelled',
  why: 'Slips in plain words make a good shop look careless. Search engines match what people type, and they type the right word.',
  mend: 'Correct the words below, and let somebody else read the pages once. Only slips beyond doubt are told here.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const { words } = site
    const own = yield* ownNames(site)
    yield
    const slips: Occurrence[] = []
    const is_abroad = isAbroad(site)
    const tell = (shown: string, proposed: string, { url, line }: { url: string; line: number }) => {
      const meant = is_abroad && american.test(proposed) ? '' : proposed
      slips.push({ url, line, evidence: meant === '' ? `“${shown}”` : `“${shown}” (meant: ${meant})` })
    }
    // What is no word either is judged by what stands about it.
    const odd = new Set(words.odd.map(({ word }) => word.toLowerCase()))
    for (const slip of words.sure) {
      const plain = slip.shown.toLowerCase()
      if (plain === 'licenced' && elsewhere.test(site.host)) continue
      if (!own.includes(plain) && !odd.has(plain)) tell(slip.shown, meantBySure(slip), slip)
    }
    for (const [index, one] of words.odd.entries()) {
      if (index % odd_a_step === odd_a_step - 1) yield
      const meant = slipOf(one, own, words)
      const [place] = one.places
      // Better no proposal than a wrong one.
      if (meant && place) tell(one.word, isProposed(one.word, meant) || own.includes(meant) ? meant : '', place)
    }
    // A slip in the name of the business is told as that.
    const isOfName = slips.some(({ evidence }) => meantIn(evidence) !== '' && own.includes(meantIn(evidence)))
    const names = isOfName ? yield* lookInSteps(nameInconsistent, site) : undefined
    const told = names?.state === 'found' ? names.occurrences : []
    const isTold = ({ url, evidence }: Occurrence) =>
      told.some(one => one.url === url && one.evidence.toLowerCase().includes(shownIn(evidence)))
    return foundAll(slips.filter(slip => !isTold(slip)).slice(0, most))
  }),
}
