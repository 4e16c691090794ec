import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Whatever may take what was typed, or lead to the next step of it. */
const sends =
  /\b(?:send|submit|apply|request|get|next|continue|start|book|schedule|reserve|order|sign|join|save|calculate|search|go|find|ask|message|confirm|done|finish|download|print|email|e-mail|text|share|copy)\b/i
/** All that a box says which a script makes a button: “Submit”. */
const is_pressed = /^\W*(?:send|submit|apply|book|request|next|continue)\b[\w ]{0,20}\W*$/i
const fewest = 4
const of_person = /\b(?:name|phone|e-?mail)\b/i
const typed = new Set(['', 'text', 'tel', 'email'])

/** The line of the first field for whoever writes, where such fields stand in no form and nothing to press could send them; else `null`. */
export function fieldsWithoutButton(facts: PageFacts): Occurrence['line'] {
  const loose = facts.fields.filter(({ form, hidden }) => form === null && !hidden)
  const of_sender = loose.filter(
    ({ type, label, placeholder }) => typed.has(type) && of_person.test(`${label} ${placeholder}`),
  )
  const [first] = of_sender
  if (!first || loose.length < fewest || of_sender.length < 2) return null
  if (facts.links.some(({ name }) => /\b(?:send|submit|next|continue)\b/i.test(name))) return null
  if (facts.text.blocks.some(({ text }) => text.length < 40 && is_pressed.test(text))) return null
  return facts.buttons.some(({ name, text, type }) => type === 'submit' || sends.test(`${name} ${text}`))
    ? null
    : first.line
}
