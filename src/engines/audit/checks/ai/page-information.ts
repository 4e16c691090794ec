import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { holdsPictures } from '#src/engines/audit/checks/speed/document-size.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** As blogs print it in a line of its own, at times with the next word joined to it. */
const written_date =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|\b\d{1,2}(?:st|nd|rd|th)?\.?[ -](?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?[ -]20\d\d|\b\d{1,2}\/\d{1,2}\/20\d\d|\b20\d\d-\d\d-\d\d/i
const longest_line = 120

const hasDateLine = ({ text }: PageFacts) =>
  text.blocks.some(block => block.text.length <= longest_line && written_date.test(block.text))

export const datesMissing: PageCheck = {
  id: 'dates-missing',
  section: 'ai',
  scope: 'page',
  severity: 'info',
  title: 'Articles do not say when they were written',
  why: 'Readers and assistants prefer advice that they can tell is current.',
  mend: 'Show the date of each article, and of its last change.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  look: onWorkingPages(({ url, kind, facts, indexable }) => {
    if (kind !== 'article' || !indexable || facts.text.main_words < 200) return notApplicable
    return facts.dates.length === 0 && !hasDateLine(facts)
      ? found(url, null, 'no date in the text or in structured data')
      : ok
  }),
}

const charactersOfToken = 4
const mostTokens = 15_000
const leastText = 0.05

export const tokenWeight: PageCheck = {
  id: 'token-weight',
  section: 'ai',
  scope: 'page',
  severity: 'info',
  title: 'Little text in a lot of code',
  why: 'Assistants read only so much of a page, and most of this one is not text.',
  mend: 'Move styles, scripts and drawings out of the HTML into files of their own.',
  source: 'https://platform.openai.com/tokenizer',
  look: onWorkingPages(({ url, facts }) => {
    const { html_chars, chars } = facts.text
    const tokens = html_chars / charactersOfToken
    // Pictures written into the page are told as that.
    if (tokens <= mostTokens || chars / html_chars >= leastText || holdsPictures(facts)) return ok
    return found(
      url,
      null,
      `${Math.round(html_chars / 1_000)} kB of HTML, ${Math.round((chars / html_chars) * 100)}% of it text`,
    )
  }),
}
