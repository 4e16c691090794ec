import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isInquiry, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import { mayBeHandled } from './forms-to-nowhere.ts'

export const formDataInAddress: PageCheck = {
  id: 'form-data-in-address',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form puts what people write into the address of the next page',
  why: 'Names, numbers and messages end up in the browser’s history and in the logs of servers, long messages are cut off, and form services refuse them.',
  mend: 'Add method="post" to the form, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-method',
  look: ({ url, facts }) => {
    const by_get = facts.forms.flatMap((form, index) => {
      const { method, marked, scripted, role, hidden, has_password } = form
      // One without an address is sent to nobody, which is told.
      const isSent = !isUnaddressed(form) && !/^\s*mailto:/i.test(form.action ?? '') && role !== 'search'
      const isPlain = method === 'get' && !marked && !scripted && !hidden && !has_password
      return isPlain && isSent && isInquiry(facts, index) ? [form] : []
    })
    if (by_get.length === 0) return notApplicable
    if (mayBeHandled(facts)) return foundAll([])
    return foundAll(
      by_get.map(({ line, action }) => ({
        url,
        line,
        evidence: `<form action="${shortened(action ?? '', 80)}"> without method="post"`,
      })),
    )
  },
}
