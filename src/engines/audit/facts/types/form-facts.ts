import type { Place, Region } from './place.ts'

export type FormFact = Place & {
  /** As written; `null` when absent, which sends to the page itself. */
  action: string | null
  url: string | null
  method: string
  id: string
  role: string
  fields: number
  /** Buttons inside, of whatever type, and those elsewhere that name the form by its id. */
  buttons: number
  has_password: boolean
  /** The attribute as written. */
  onsubmit: string | null
  /** Browsers are told not to look whether its fields are filled in. */
  unchecked: boolean
  /** Has an attribute like onsubmit, or one by which a script or the host may recognise it. */
  scripted: boolean
  /** Has an attribute of no standard by which its host or a library takes it: data-netlify, hx-post. */
  marked: boolean
  /** Such an attribute is that of a library: hx-post. A script of the site finds its own forms by data- alone. */
  of_library: boolean
  /** Has one by which a host takes it without any script. */
  hosted: boolean
  region: Region
  hidden: boolean
  /** A blank in a hidden field, where the key of a form service was to be put: `access_key=YOUR_ACCESS_KEY`; else `''`. */
  blank_key: string
  /** A hidden field holds the key by which a form service knows its customer. */
  has_key: boolean
  /** A hidden field tells a form service to let robots pass: `_captcha=false`. */
  lets_robots_pass: boolean
  /** The mailbox that a hidden field names as the receiver; else `''`. */
  mails_to: string
  /** The address to which a hidden field has the service lead whoever has sent the form; else `''`. */
  leads_to: string
  /** The product that a hidden field names to a service of payments; else `''`. */
  sells: string
  /** Names of its hidden fields, of its buttons, and of fields elsewhere that name it by its id. */
  sends_besides: readonly string[]
  /** What made the form and alone takes it, by a hidden field, its address or its own code; else `''`. */
  made_by: '' | 'WordPress' | 'Squarespace' | 'FrontPage'
}

/** Where a field's name comes from, in the order of the accessible name computation. */
export type LabelSource = 'aria-labelledby' | 'aria-label' | 'label' | 'title' | 'placeholder' | 'none'

/** An input, select or textarea, type=hidden and buttons left out. */
export type FieldFact = Place & {
  element: 'input' | 'select' | 'textarea'
  /** The type attribute as written, in lower case; `''` when absent. */
  type: string
  name: string
  id: string
  label: string
  label_source: LabelSource
  /** The words of a label before a field without other words for it than a title, to which nothing ties that label; else `''`. */
  loose_label: string
  placeholder: string
  autocomplete: string | null
  /** The keyboard that a phone is asked to show, in lower case; `''` when absent. */
  inputmode: string
  /** What browsers hold against what is typed; `''` when absent. */
  pattern: string
  required: boolean
  /** A box that is ticked from the start. */
  checked: boolean
  hidden: boolean
  aria_hidden: boolean
  /** Index into `forms`, `null` outside any form. */
  form: number | null
  /** Inside a fieldset, or a box whose role says that it is a group. */
  grouped: boolean
}

/** `<button>`, an input of type button, submit, reset or image, or role=button on something else. */
export type ButtonFact = Place & {
  element: string
  type: string
  text: string
  /** Accessible name; empty when there is none. */
  name: string
  hidden: boolean
  aria_hidden: boolean
  region: Region
  /** All that its own code does is to thank whoever presses it, in these words; `null` where it does more, or has none. */
  only_thanks: string | null
  /** Its own code may send something, lead to who takes it, or say what to do instead. */
  may_send: boolean
  /** The function that its own code calls, and does nothing else; else `''`. */
  calls: string
  /** It says that it opens something, or a kit that says so for it knows it by an attribute. */
  expands: boolean
}
