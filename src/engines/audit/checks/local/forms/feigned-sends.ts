import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { isHarmlessScript, isInquiry, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** Functions of the page that say that all is done and send nothing; none where any other code may send. */
export function feigningFunctions({ scripts }: Pick<PageFacts, 'scripts'>): ReadonlySet<string> {
  if (scripts.some(({ src, sends }) => (src === null ? sends : !isHarmlessScript(src)))) return new Set()
  return new Set(scripts.flatMap(script => script.feigns))
}

const in_onsubmit =
  /^\s*(?:(?:event|e)\.preventDefault\(\)\s*;?\s*)?(?:return\s+)?(\w{1,50})\((?:event|this)?\)\s*;?\s*(?:return (?:false|true)\s*;?\s*)?$/

/** The function that sends a form, by what it says: its own attribute calls it, or the button that stands in it. */
function senderOf({ forms, buttons }: PageFacts, index: number, feigns: ReadonlySet<string>) {
  const form = forms[index]
  if (!form) return undefined
  const own = in_onsubmit.exec(form.onsubmit ?? '')?.[1] ?? ''
  if (feigns.has(own)) return { called: own, by: '<form onsubmit>', line: form.line }
  const end = forms[index + 1]?.offset ?? Number.POSITIVE_INFINITY
  const button = buttons.find(one => one.offset > form.offset && one.offset < end && feigns.has(one.calls))
  return button && { called: button.calls, by: `“${shortened(button.text, 40)}”`, line: button.line }
}

/** Forms without an address whose button calls a function of the page that only shows that all is well. */
export function feignedForms({ url, facts }: PageView): Occurrence[] {
  const feigns = feigningFunctions(facts)
  if (feigns.size === 0) return []
  return facts.forms.flatMap((form, index) => {
    if (!isUnaddressed(form) || form.marked || !isInquiry(facts, index)) return []
    const sender = senderOf(facts, index, feigns)
    if (!sender) return []
    const evidence = `${sender.by} calls ${sender.called}(), which says that it is done and sends nothing`
    return [{ url, line: sender.line, evidence }]
  })
}
