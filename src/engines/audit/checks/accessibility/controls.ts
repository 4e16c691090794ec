import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { FieldFact } from '#src/engines/audit/facts/types/form-facts.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const most = 20

/** Links that open a list and say nothing: buttons by what they do. */
const silentOpeners = ({ facts }: PageView): LinkFact[] =>
  facts.links.filter(
    ({ opens, name, images, sign, hidden, aria_hidden }) =>
      opens && name === '' && images === 0 && sign === '' && !hidden && !aria_hidden,
  )

export const buttonName: PageCheck = {
  id: 'button-name',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A button has no words',
  why: 'A screen reader says only “button”: nobody can tell whether it opens the menu or sends the form.',
  mend: 'Write words on the button, or give it an aria-label that says what it does, such as “Open menu”.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/button-name',
  look: page => {
    const buttons = page.facts.buttons.filter(({ hidden, aria_hidden }) => !hidden && !aria_hidden)
    const openers = silentOpeners(page)
    if (!isShown(page) || buttons.length + openers.length === 0) return notApplicable
    const silent = buttons
      .filter(({ name }) => name === '')
      .map(({ line, element, type }) => ({
        line,
        evidence: `<${element}${type ? ` type="${type}"` : ''}> without words`,
      }))
    const opening = openers.map(({ line }) => ({ line, evidence: '<a> that opens a list, without words' }))
    return foundAll([...silent, ...opening].slice(0, most).map(one => ({ url: page.url, ...one })))
  },
}

/** Traps for robots, and fields that scripts fill: no person is to see them. */
const trap =
  /^b_[0-9a-f]+_[0-9a-f]+$|honey|^hp[_-]|[_-]hp$|^hp$|bot-?field|_gotcha|captcha|^website_url$|^fax_only$|^email_address_check$/i
const searches = /^(?:s|q|query|search|keyword|keywords|search_?query|k)$/i

/** A box without a name is sent nowhere: style sheets show and hide a menu or a tab by it. */
const opens = /menu|mobile|nav|toggle|burger|drawer|accordion|tab|switch/i
const isSwitch = ({ type, name, id }: FieldFact) =>
  (type === 'checkbox' || type === 'radio') && (name === '' || opens.test(name)) && opens.test(id)

/** A search box beside its own button explains itself, as long as something is written in it. */
function isPlainSearch({ type, name, label_source }: FieldFact): boolean {
  return label_source === 'placeholder' && (type === 'search' || searches.test(name))
}

const untied = (label: string) => (label === '' ? '' : `, and nothing ties “${shortened(label, 40)}” before it to it`)

export const formLabel: PageCheck = {
  id: 'form-label',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A form field has no label',
  why: 'Without a label, people with a screen reader do not know what to type, and a hint inside the field vanishes while typing.',
  mend: 'Add a <label> for the field, such as “Phone number”, or an aria-label where there is no room for one.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/label',
  look: page => {
    const fields = page.facts.fields.filter(
      ({ hidden, aria_hidden, name, id }) => !hidden && !aria_hidden && !trap.test(name) && !trap.test(id),
    )
    if (!isShown(page) || fields.length === 0) return notApplicable
    const bare = fields.filter(
      field =>
        (field.label_source === 'none' || field.label_source === 'placeholder' || field.loose_label !== '') &&
        !isPlainSearch(field) &&
        !isSwitch(field),
    )
    return foundAll(
      bare.slice(0, most).map(({ line, element, type, name, placeholder, loose_label }) => {
        const written = [
          type && `type="${type}"`,
          name && `name="${shortened(name, 40)}"`,
          placeholder && `placeholder="${shortened(placeholder, 40)}"`,
        ]
        return {
          url: page.url,
          line,
          evidence: `<${[element, ...written.filter(Boolean)].join(' ')}>${untied(loose_label)}`,
        }
      }),
    )
  },
}

const types = new Set(
  'text search tel url email password date month week time datetime-local number range color checkbox radio file hidden submit image reset button'.split(
    ' ',
  ),
)

export const inputTypeInvalid: PageCheck = {
  id: 'input-type-invalid',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A form field of a kind that does not exist',
  why: 'Browsers treat it as plain text: phones show the wrong keyboard and nothing is checked.',
  mend: 'Use a kind that browsers know: tel for phone numbers, email, date, number or text.',
  source: 'https://html.spec.whatwg.org/multipage/input.html#attr-input-type',
  look: page => {
    const inputs = page.facts.fields.filter(({ element, type }) => element === 'input' && type !== '')
    if (!isShown(page) || inputs.length === 0) return notApplicable
    return foundAll(
      inputs
        .filter(({ type }) => !types.has(type.trim()) && !/[{}<[%$]/.test(type))
        .slice(0, most)
        .map(({ line, type, name }) => ({
          url: page.url,
          line,
          evidence: `<input type="${type}"${name ? ` name="${shortened(name, 40)}"` : ''}>`,
        })),
    )
  },
}
