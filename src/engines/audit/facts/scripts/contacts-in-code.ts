/** A number or a mailbox that a script gives a name to. */
export type CodeContact = { kind: 'phone' | 'email'; text: string; line: number }

const setting =
  /(?<![\w-])["']?((?:business|company|shop|store|office|contact|main|display|site)?_?(?:phone|tel|telephone|phone_?number|email|e_?mail|mail)(?:_?(?:display|number|address|text|raw|formatted))?)["']?\s*[:=]\s*(["'`])([^"'`\n]{6,60})\2/gi
const number = /^(?:tel:)?\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}$/
const mailbox = /^(?:mailto:)?[\w.+-]{1,60}@[\w-]+(?:\.[\w-]+)+$/
/** What fields show as an example. */
const hint = /@(?:example|domain|email|mail|company|yourdomain)\.|^(?:john|jane|you|your|name)\b/i
const most = 20

/** Contacts among the settings of a script: `phone: '(912) 555-0142'`. */
export function contactsInCode(text: string): CodeContact[] {
  if (!/phone|tel|mail/i.test(text)) return []
  const found: CodeContact[] = []
  for (const match of text.matchAll(setting)) {
    const value = (match[3] ?? '').trim()
    const kind = number.test(value) ? 'phone' : mailbox.test(value) ? 'email' : undefined
    if (!kind || hint.test(value)) continue
    const line = text.slice(0, match.index).split('\n').length
    found.push({ kind, text: value.replace(/^(?:tel|mailto):/, ''), line })
    if (found.length >= most) break
  }
  return found
}
