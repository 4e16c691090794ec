import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** "Ada B. Quill, FNP": somebody with a degree or a licence behind the name. */
const of_profession =
  /\b[A-Z][a-z'’-]+(?: [A-Z]\.?)? ([A-Z][A-Za-z'’-]{2,}),? (?:M\.?D|D\.?O|D\.?D\.?S|D\.?M\.?D|D\.?C|D\.?V\.?M|D\.?P\.?M|D\.?P\.?T|P\.?T|O\.?D|N\.?P|F\.?N\.?P|CRNP|C?PNP|ARNP|APRN|PA-?C|P\.?A|R\.?N|LCSW|LMFT|LPC|Psy\.?D|Ph\.?D|Esq|J\.?D|CPA)\b/g
/** "Choose from Basic, PLUS, or Pro membership options" */
const of_plans =
  /\b(?:[Cc]hoose|[Pp]ick|[Ss]elect) (?:from|between|among) (?:our )?((?:[A-Z][\w-]*, ){1,4}(?:or |and )?[A-Z][\w-]*|[A-Z][\w-]* (?:or|and) [A-Z][\w-]*) (?:membership|plan|package|tier|program)/
/** A slip in one name is told as one. */
const least_plans = 2
const shortest = 3

/** Names of people by their last ones: somebody who married since is the same. */
function missingPeople(content: string, text: string): string[] {
  const named = [...content.matchAll(of_profession)].map(([whole, last = '']) => ({ whole, last }))
  const missing = named.filter(({ last }) => !text.includes(` ${plainWords(last)} `))
  // Where none of them is there, the page is about something else.
  return missing.length === named.length ? [] : missing.map(({ whole }) => whole)
}

function missingPlans(content: string, text: string): string[] {
  const names = (of_plans.exec(content)?.[1] ?? '').split(/, (?:or |and )?| (?:or|and) /)
  const missing = names.filter(name => name.length >= shortest && !text.includes(` ${plainWords(name)} `))
  return missing.length < least_plans ? [] : missing
}

const descriptionOf = ({ facts }: PageView) => facts.metas.find(({ name }) => name === 'description')

export const describedNotThere: PageCheck = {
  id: 'description-names-missing',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'The description names people or plans that the page does not have',
  why: 'Searchers click on a name in the results and find nobody and nothing by it: somebody who left, or a plan that you no longer sell.',
  mend: 'Write the description anew after what stands on the page today.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  look: page => {
    const told = descriptionOf(page)
    if (!told || !isShown(page) || !page.indexable || page.kind === 'article' || isFilledByScript(page.facts))
      return notApplicable
    const text = visibleWords(page)
    const missing = [...missingPeople(told.content, text), ...missingPlans(told.content, text)]
    return missing.length === 0
      ? ok
      : found(page.url, told.line, `${missing.map(one => `“${one}”`).join(', ')} in the description, not on the page`)
  },
}
