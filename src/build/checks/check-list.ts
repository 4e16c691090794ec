import type { Check } from '#src/engines/audit/checks/check.ts'
import { leftOut } from '#src/engines/audit/checks/left-out.ts'
import { sections } from '#src/engines/audit/sections.ts'

const gravest_first = ['critical', 'high', 'medium', 'low', 'info'] as const

/** Signs that Markdown would read as its own. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`)

const byWeight = (one: Check, other: Check) =>
  gravest_first.indexOf(one.severity) - gravest_first.indexOf(other.severity) || one.id.localeCompare(other.id)

const line = ({ id, severity, title }: Check) => `- ${severity}: ${plain(title)} (\`${id}\`)`

/** The page that lists every check by section, the gravest first, and what is not checked and why, as Markdown. */
export function checkList(checks: readonly Check[]): string {
  const parts = sections.map(({ id, name, weight }) => {
    const own = checks.filter(({ section }) => section === id).toSorted(byWeight)
    return `## ${name}\n\n${own.length} checks, ${weight} of 100 points.\n\n${own.map(line).join('\n')}`
  })
  const unchecked = leftOut.map(({ id, reason }) => `- \`${id}\`: ${plain(reason)}`)
  return `${[
    '# What an audit checks',
    `All ${checks.length} checks of \`porchlight audit\`, by section and weight. The sentence is the title of the finding; the report adds the places, why it matters and how to mend it. Written by \`npm run check-list\` from the checks themselves.`,
    ...parts,
    `## Not checked\n\nOther auditors look at these, and every report says why this one does not.\n\n${unchecked.join('\n')}`,
  ].join('\n\n')}\n`
}
