import { detached } from '#src/engines/audit/facts/detached.ts'
import { labelOf } from '#src/engines/audit/facts/finish/names-by-id.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Longer lists are those of countries, of which some share a code. */
const most_options = 20
/** Codes, numbers and addresses are for a program, and what is called other is sent for whatever is left. */
const is_plain =
  /^(?=.*\p{L}{4})(?!other|general|none|any|misc|n\/?a\b|true|false|yes|no\b|https?:|www\.|\/|mailto:)[^<>{}]+$/iu

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

function areAkin(text: string, value: string): boolean {
  const stems = new Set(wordsOf(text).map(word => word.slice(0, 4)))
  return wordsOf(value).some(word => stems.has(word.slice(0, 4)))
}

/** The choice that is sent as another one of the same list, or as something that another sends, too. */
function wrongAmong(texts: readonly string[], values: readonly string[]): [text: string, value: string] | undefined {
  if (texts.length > most_options) return undefined
  for (const [at, text] of texts.entries()) {
    const value = values[at] ?? ''
    if (value === text || !is_plain.test(value) || areAkin(text, value)) continue
    const plain = value.toLowerCase()
    const is_shared = values.some((other, i) => i !== at && other.toLowerCase() === plain && texts[i] !== text)
    const is_of_another = texts.some((other, i) => i !== at && other.toLowerCase() === plain)
    if (is_shared || is_of_another) return [text, value]
  }
  return undefined
}

/** Of two that are sent alike nobody knows which was chosen; one that is sent as its neighbour was copied. */
function wrongRadio(texts: readonly string[], values: readonly string[]): [text: string, value: string] | undefined {
  if (texts.length > most_options || new Set(texts).size < 2) return undefined
  for (const [at, text] of texts.entries()) {
    const value = values[at] ?? ''
    const plain = value.toLowerCase()
    if (text === '' || value === '' || plain === text.toLowerCase()) continue
    const is_shared = values.some(
      (other, i) => i !== at && other === value && (texts[i] ?? '') !== text && texts[i] !== '',
    )
    const is_of_another = texts.some((other, i) => i !== at && other.toLowerCase() === plain)
    if (is_shared || (is_of_another && !areAkin(text, value))) return [text, value]
  }
  return undefined
}

function radiosSentWrongly(reading: Reading, labels: ReadonlyMap<string, string>): TermFact[] {
  const { fields } = reading.found
  // Where nothing is written, the buttons switch a map or a list.
  const written = new Set(
    fields.flatMap(({ element, type, form, hidden }) =>
      !hidden && (element === 'textarea' || /^(?:|text|e?mail|tel)$/.test(type)) ? form : [],
    ),
  )
  const radios = fields.filter(
    ({ type, hidden, form, name }) => type === 'radio' && !hidden && form !== null && written.has(form) && name !== '',
  )
  return [...Map.groupBy(radios, ({ form, name }) => `${form} ${name}`).values()]
    .slice(0, most_options)
    .flatMap((group): TermFact[] => {
      const [at] = group
      const texts = group.map(field => labelOf(reading, field, labels)[1].trim())
      const wrong =
        group.length > 1
          ? wrongRadio(
              texts,
              group.map(({ sends }) => sends),
            )
          : undefined
      if (!at || !wrong) return []
      const text = detached(`“${wrong[0].slice(0, 60)}” is sent as “${wrong[1]}”`)
      return [{ line: at.line, offset: at.offset, what: 'choice: sent as', value: 1, text }]
    })
}

/** Lists to choose from whose entries reach the business as something else than the visitor chose. */
export function choicesSentWrongly(reading: Reading, labels: ReadonlyMap<string, string>): TermFact[] {
  const { found } = reading
  const lists = found.options.flatMap(({ field, texts, values }): TermFact[] => {
    const at = found.fields[field]
    const wrong = at && !at.hidden && at.form !== null ? wrongAmong(texts, values) : undefined
    if (!at || !wrong) return []
    const text = detached(`“${wrong[0]}” is sent as “${wrong[1]}”`)
    return [{ line: at.line, offset: at.offset, what: 'choice: sent as', value: 1, text }]
  })
  return [...lists, ...radiosSentWrongly(reading, labels)]
}
