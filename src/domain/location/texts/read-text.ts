import type { Notes } from '#src/domain/location/record/notes.ts'
import { isOneLine, isPlainText, withLineFeeds, withoutDirectionControls } from '#src/domain/plain-text.ts'
import { perceivedLength } from './perceived-length.ts'

/** `name` is what people call the field; `most` counts characters as people see them. */
export type TextRule = { field: string; name: string; most: number }

/** Code units that one character as people see it may take: a family emoji has 11, and nothing readable has more. */
const units_per_character = 12

function read(value: unknown, { field, name, most }: TextRule, notes: Notes): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') {
    notes.refuse(field, 'not_text', `${name} must be text.`)
    return ''
  }
  const text = withoutDirectionControls(value).trim()
  if (text.length > most * units_per_character) {
    notes.refuse(field, 'too_long', `${name} is far too long: use at most ${most} characters.`)
    return ''
  }
  const length = text.length > most ? perceivedLength(text) : 0
  if (length > most) {
    notes.refuse(field, 'too_long', `${name} has ${length} characters: use at most ${most}. An emoji counts as one.`)
    return ''
  }
  return text
}

/** Text of one line, spaces around it cut off; `''` for nothing, and for what is refused. */
export function readLine(value: unknown, rule: TextRule, notes: Notes): string {
  const text = read(value, rule, notes)
  if (isOneLine(text)) return text
  notes.refuse(rule.field, 'hidden_characters', `${rule.name} holds a line break or a character nobody can see.`)
  return ''
}

/** The same for text of several lines. */
export function readParagraphs(value: unknown, rule: TextRule, notes: Notes): string {
  const text = withLineFeeds(read(value, rule, notes))
  if (isPlainText(text)) return text
  notes.refuse(rule.field, 'hidden_characters', `${rule.name} holds a character that cannot be stored.`)
  return ''
}
