import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { SiteFileRead } from '#src/engines/audit/crawl/crawl-event.ts'

const path = '/llms.txt'
const shortest = 50

type Answer = NonNullable<SiteFileRead['result']>

function answerOf({ site_files }: SiteView): { answer: Answer; text: string | null } | undefined {
  const file = site_files.find(each => each.path === path)
  return file?.result ? { answer: file.result, text: file.text } : undefined
}

/** Sent to some page instead, or a site that answers every address with a page: there is no such file. */
function isOtherPage({ final_url }: Answer, { missing_page }: SiteView, isHtml: boolean): boolean {
  if (new URL(final_url).pathname !== path) return true
  return isHtml && missing_page?.result?.status === 200
}

const looksLikeHtml = (answer: Answer, text: string) =>
  answer.content_type === 'text/html' || /^\s*<(?:!doctype|html|head|body)/i.test(text)

function judge({ url, status }: Answer, text: string, isHtml: boolean): Outcome {
  if (status >= 500) return found(url, null, `answers ${status}`)
  if (isHtml) return found(url, null, 'a web page instead of plain text')
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (!/^#\s+\S/m.test(plain))
    return found(url, 1, `no line "# Name": begins with ${shortened(plain, 60) || 'nothing'}`)
  if (plain.length < shortest) return found(url, 1, `only ${plain.length} characters: ${shortened(plain)}`)
  return ok
}

export const llmsTxtInvalid: SiteCheck = {
  id: 'llms-txt-invalid',
  section: 'ai',
  scope: 'site',
  severity: 'low',
  title: 'Your llms.txt is not written as it should be',
  why: 'The few assistants that read it get nothing from it.',
  mend: 'Begin it with "# " and the name of your business, then list links to your main pages, or delete the file.',
  source: 'https://llmstxt.org/#format',
  look(site) {
    const file = answerOf(site)
    if (!file || (file.answer.status !== 200 && file.answer.status < 500)) return notApplicable
    const { answer, text } = file
    const isHtml = looksLikeHtml(answer, text ?? '')
    if (answer.status === 200 && isOtherPage(answer, site, isHtml)) return notApplicable
    if (answer.status === 200 && text === null) return notChecked('The llms.txt is not sent as text.')
    return judge(answer, text ?? '', isHtml)
  },
}
