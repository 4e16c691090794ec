import { maySend } from '#src/engines/audit/facts/scripts/form-code.ts'
import { onlyThanks } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import { tells_where } from '../reading/attributes.ts'
import type { DraftField } from '../reading/draft-lists.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { ButtonFact, FormFact } from '../types/form-facts.ts'
import { isBlankKey, noteHiddenField, noteSent } from './hidden-fields.ts'
import { noteIdleButton } from './idle.ts'
import { noteLeftovers } from './leftovers.ts'
import { noteNested } from './nested-controls.ts'
import { opensSomething } from './openers.ts'
import { noteResource } from './resources.ts'

const button_types = new Set(['submit', 'button', 'reset', 'image'])
/** What browsers write on a button that has no value. */
const default_names: Record<string, string> = { submit: 'Submit', reset: 'Reset' }

export function collectForm(reading: Reading, element: OpenElement): void {
  const { attributes, found } = reading
  if (element.form >= 0) return
  const { written, url } = reading.address('action')
  const fact: FormFact = {
    ...reading.place,
    action: written,
    url,
    method: attributes.lower('method') || 'get',
    id: attributes.text('id').slice(0, 200),
    role: attributes.lower('role'),
    fields: 0,
    buttons: 0,
    has_password: false,
    unchecked: attributes.has('novalidate'),
    onsubmit: attributes.get('onsubmit')?.slice(0, 200) ?? null,
    scripted: attributes.handlers + attributes.custom > 0,
    marked: attributes.custom > 0,
    of_library: attributes.of_libraries > 0,
    hosted: attributes.hosted > 0,
    region: element.region,
    hidden: element.hidden,
    blank_key: blankIn(attributes),
    has_key: false,
    lets_robots_pass: false,
    mails_to: '',
    leads_to: '',
    sells: '',
    sends_besides: [],
    made_by: builderOf(attributes.get('onsubmit'), attributes.get('action')),
  }
  if (isOnIsland(reading)) fact.scripted = fact.marked = fact.of_library = true
  if (!reading.keep('forms', found.forms, fact)) return
  element.form = found.forms.length - 1
  noteResource(reading, 'form', url)
}

/** A blank where a script of the page looks for the address or the number of the form. */
function blankIn(attributes: Reading['attributes']): string {
  if (attributes.custom === 0) return ''
  const name = [...tells_where].find(one => isBlankKey(attributes.text(one)))
  return name === undefined ? '' : `${name}=${attributes.text(name).slice(0, 80)}`
}

/** A part of a page of Astro that a script takes over. */
function isOnIsland({ open }: Reading): boolean {
  for (let depth = open.depth - 1; depth > 0; depth--) if (open.at(depth).name === 'astro-island') return true
  return false
}

/** Forms of FrontPage are sent to a program that its server extensions brought along. */
const of_front_page = /(?:^|\/)_vti_bin\/shtml\.(?:dll|exe)/i

/** Forms of Squarespace hand themselves to its library. */
function builderOf(onsubmit: string | null, action: string | null): FormFact['made_by'] {
  if (onsubmit?.includes('squarespace-form-submit')) return 'Squarespace'
  return of_front_page.test(action?.slice(0, 200) ?? '') ? 'FrontPage' : ''
}

/** The label's text names the field it wraps, or the one its `for` points to. */
export function collectLabel(reading: Reading, _element: OpenElement, stands: boolean): void {
  if (!stands) return
  const label = { for: reading.attributes.text('for').slice(0, 200), text: '' }
  if (!reading.keep('labels', reading.found.labels, label, 'links')) return
  reading.label = reading.found.labels.length - 1
  if (label.for) noteReference(reading, 'label', 'for', label.for)
  reading.capture(capture => {
    label.text = reading.cut('label', capture.name, 'label')
    reading.label = -1
  })
}

export function noteReference(reading: Reading, element: string, attribute: string, id: string): void {
  reading.keep('id_references', reading.found.id_references, { ...reading.place, element, attribute, id }, 'links')
}

export function collectInput(reading: Reading, element: OpenElement): void {
  const type = reading.attributes.lower('type')
  if (type === 'hidden') {
    noteHiddenField(reading, element)
    return
  }
  if (!button_types.has(type)) {
    collectField(reading, element)
    return
  }
  const { attributes } = reading
  const value = attributes.get('value')?.trim() ?? ''
  const own = type === 'image' ? attributes.text('alt') : value || (default_names[type] ?? '')
  const button = buttonDraft(reading, element, type)
  button.name = reading.cut('name', attributes.text('aria-label') || own || attributes.text('title'), 'label')
  button.text = value.slice(0, 300)
  reading.keep('buttons', reading.found.buttons, button)
}

function buttonDraft(reading: Reading, element: OpenElement, type: string): ButtonFact {
  const { attributes, found } = reading
  const id = attributes.text('form')
  const form = id === '' ? found.forms[element.form] : found.forms.find(known => known.id === id)
  if (form) {
    form.buttons++
    if (type !== 'button' && type !== 'reset') noteSent(form, attributes.text('name'))
  }
  const button: ButtonFact = {
    ...reading.place,
    element: element.name,
    type,
    text: '',
    name: '',
    hidden: element.hidden,
    aria_hidden: element.aria_hidden,
    region: element.region,
    only_thanks: onlyThanks(attributes.get('onclick')),
    may_send: attributes.handlers > 0 && maySend(attributes.text('onclick')),
    calls:
      /^\s*(?:return\s+)?(\w{1,50})\((?:event|this)?\)\s*;?\s*(?:return false\s*;?\s*)?$/.exec(
        attributes.text('onclick'),
      )?.[1] ?? '',
    expands: opensSomething(attributes) || attributes.hooks > 0 || attributes.has('aria-pressed'),
  }
  if (attributes.has('aria-labelledby'))
    found.named_by_id.push({ fact: button, ids: attributes.text('aria-labelledby') })
  return button
}

export function collectButton(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  noteNested(reading, element)
  const button = buttonDraft(reading, element, attributes.lower('type'))
  if (!reading.keep('buttons', reading.found.buttons, button)) return
  const label = attributes.text('aria-label')
  const title = attributes.text('title')
  button.name = label || title
  if (!stands) return
  noteIdleButton(reading, element)
  reading.capture(capture => {
    button.text = reading.cut('button text', capture.text, 'label')
    button.name = reading.cut('name', label || capture.name || title, 'label')
  })
}

export function collectField(reading: Reading, element: OpenElement): void {
  const { attributes, found } = reading
  const type = attributes.lower('type').slice(0, 60)
  const outside = element.name === 'input' ? element : reading.open.at(reading.open.depth - 2)
  const field: DraftField = {
    ...reading.place,
    element: element.name === 'select' ? 'select' : element.name === 'textarea' ? 'textarea' : 'input',
    type,
    name: attributes.text('name').slice(0, 200),
    id: attributes.text('id').slice(0, 200),
    label: '',
    label_source: 'none',
    loose_label: '',
    label_before: found.labels.length - 1,
    placeholder: reading.cut('placeholder', attributes.text('placeholder'), 'label'),
    autocomplete: attributes.get('autocomplete'),
    inputmode: attributes.lower('inputmode').slice(0, 20),
    pattern: attributes.text('pattern').slice(0, 200),
    checked: type === 'checkbox' && attributes.has('checked'),
    required: attributes.has('required') || attributes.get('aria-required') === 'true',
    hidden: outside.hidden || attributes.has('hidden'),
    aria_hidden: outside.aria_hidden || attributes.get('aria-hidden') === 'true',
    form: element.form < 0 ? null : element.form,
    grouped: reading.groupings > 0,
    sends: type === 'radio' ? (attributes.get('value') ?? 'on').trim().slice(0, 60) : '',
    labelled_by: attributes.text('aria-labelledby'),
    wrapping_label: reading.label,
    aria_label: attributes.text('aria-label'),
    title: attributes.text('title'),
  }
  // A hint may show an example; code and Latin filler it may not.
  if (/\{\{|\{%|<%|\$\{|%[A-Z]|orem ipsum|onsectetur|olor sit|enean lacinia/.test(field.placeholder))
    noteLeftovers(reading, field.placeholder, `${field.element}@placeholder`, field)
  const form = found.forms[element.form]
  if (!form && field.name !== '' && attributes.has('form'))
    noteSent(
      found.forms.find(({ id }) => id === attributes.text('form')),
      field.name,
    )
  if (form) {
    form.fields++
    form.has_password ||= type === 'password'
  }
  reading.keep('fields', found.fields, field)
}
