import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Those of browsers today, and some that only browsers of before knew. */
const settings = new Set(
  'width height initial-scale minimum-scale maximum-scale user-scalable viewport-fit interactive-widget shrink-to-fit minimal-ui target-densitydpi uc-fitscreen user-zoom zoom orientation'.split(
    ' ',
  ),
)
const numbers = /^(?:width|height|(?:initial|minimum|maximum)-scale)$/
const number = /^(?:\d+(?:\.\d+)?|\.\d+)(?:px)?$/
const words = /^(?:device-width|device-height)$/

/** Browsers take a blank for a comma. */
const between = /[,;]|\s(?=[a-z-]+\s*=)/i

/** What is wrong with one setting; browsers pass over what they do not know. */
function slipOf(written: string): string | undefined {
  const [key = '', value = ''] = written.split('=').map(part => part.trim().toLowerCase())
  if (key === '' || /[{}<%$]/.test(written)) return undefined
  if (!settings.has(key)) return `“${shortened(key, 40)}” is no setting that browsers know`
  if (value === '' || !numbers.test(key) || number.test(value) || words.test(value)) return undefined
  return `“${shortened(value, 40)}” is no value of ${key}`
}

const inOrder = (content: string) =>
  content
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/\.(?=\D|$)/g, '')
    .split(/[,;]/)
    .filter(Boolean)
    .sort()
    .join()

export const viewportSlip: PageCheck = {
  id: 'viewport-misspelled',
  section: 'mobile',
  severity: 'low',
  scope: 'page',
  title: 'The tag that fits the page to phones has a slip in it',
  why: 'Browsers pass over a setting that they cannot read, so the page may not behave as its maker meant.',
  mend: 'Write it once, as width=device-width, initial-scale=1, and nothing else.',
  source: 'https://www.w3.org/TR/css-viewport-1/#viewport-meta',
  look: page => {
    const tags = page.facts.metas.filter(({ name, content }) => name === 'viewport' && content !== '')
    const [first, second] = tags
    if (!isShown(page) || !first) return notApplicable
    for (const { content, line } of tags) {
      const slip = content
        .split(between, 20)
        .map(slipOf)
        .find(fault => fault !== undefined)
      if (slip !== undefined) return found(page.url, line, slip)
    }
    if (!second || inOrder(first.content) === inOrder(second.content)) return ok
    const both = `“${shortened(first.content, 60)}” and “${shortened(second.content, 60)}”`
    return found(page.url, second.line, `two tags that differ: ${both}`)
  },
}
