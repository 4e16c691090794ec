import type { Notes } from './notes.ts'

type ListRule = { field: string; name: string; most: number }

/** The items of a list; none for nothing, and for what is refused. */
export function readList(value: unknown, { field, name, most }: ListRule, notes: Notes): unknown[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    notes.refuse(field, 'not_a_list', `${name} must be a list.`)
    return []
  }
  if (value.length <= most) return value
  notes.refuse(field, 'too_many', `${name}: at most ${most}. There are ${value.length}.`)
  return []
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object; none for nothing, and for what is refused. */
export function readFields(value: unknown, field: string, notes: Notes): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (isFields(value)) return value
  notes.refuse(field, 'not_an_object', 'This must be an object with named fields.')
  return {}
}

/** One of a few words; `fallback` for nothing, and for what is refused. */
export function readChoice<Choice extends string>(
  value: unknown,
  { field, choices, fallback }: { field: string; choices: readonly Choice[]; fallback: Choice },
  notes: Notes,
): Choice {
  if (value === undefined || value === null || value === '') return fallback
  const choice = choices.find(known => known === value)
  if (choice !== undefined) return choice
  notes.refuse(field, 'unknown_choice', `Choose one of: ${choices.join(', ').replaceAll('_', ' ')}.`)
  return fallback
}

/** Refuses every item that says the same as an earlier one. `key` is `''` for an item that counts as none. */
export function refuseTwins<Item>(
  items: readonly Item[],
  { field, name, key }: { field: string; name: string; key: (item: Item) => string },
  notes: Notes,
): void {
  const seen = new Set<string>()
  items.forEach((item, at) => {
    const said = key(item)
    if (said !== '' && seen.has(said)) notes.refuse(`${field}.${at}`, 'twice', `${name} is in the list twice.`)
    seen.add(said)
  })
}

/** The text that `read` gives. Nothing is refused with `message`, unless it was refused for what it is already. */
export function readNeeded(
  read: () => string,
  { field, message }: { field: string; message: string },
  notes: Notes,
): string {
  const before = notes.problems.length
  const text = read()
  if (text === '' && notes.problems.length === before) notes.refuse(field, 'required', message)
  return text
}
