import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { FormFact } from '../types/form-facts.ts'
import { noteLeftovers } from './leftovers.ts'

/** What makers of forms put for the key that the service gives each of its customers. */
const blank =
  /^[<[{]{0,2}(?:(?:your|insert|enter|replace|paste|put|add)[-_ ](?:\w+[-_ ])*\w*(?:key|id|token|code|here|email|mail|hash|endpoint)|[A-Z]+(?:_[A-Z0-9]+)*_HERE|(?:access|api|form|public)[-_]?key|form[-_]?id|x{6,}|placeholder|change[-_ ]?me|0{8}-0{4}-.{4,30})[>\]}]{0,2}$/i
export const isBlankKey = (value: string): boolean => value.length <= 80 && blank.test(value)

const keys = /key|token|\bid$|_id$|recipient|\bto$/i
const access_key = /^(?:access|api|form)[-_]?key$|^apikey$/i
const receiver = /^_?(?:to|recipients?|send_?to|mail_?to|email_?to|to_?email|receiver)$/i
const mailbox = /^[\w.+-]{1,60}@[\w-]+(?:\.[\w-]+)+$/

/** Where a service of forms sends visitors when it has taken what they wrote. */
const sends_on =
  /^_?(?:next|redirect(?:_?(?:to|url))?|return_?(?:to|url)?|thank-?_?(?:s|you)(?:_?(?:url|page))?|success(?:_?(?:url|page))?|ret_?url|after)$/i
const of_wordpress =
  /^(?:_wpcf7|gform_submit|wpforms\[id\]|_nf_form_id|_fluentform_\w+|frm_action|elementor_form|et_pb_contactform_submit|fusion-form-nonce)/

/** Nothing but a blank, whatever its form was made with: `%email%`, `[name]`, `{{ subject }}`. */
const only_a_blank = /^(?:%\w{2,30}%|\[[\w -]{2,30}\]|\{\{[^{}]{1,40}\}\})$/

const most_sent = 60

/** Keeps the name of something that a form sends along. */
export function noteSent(form: FormFact | undefined, name: string): void {
  if (form && name !== '' && form.sends_besides.length < most_sent)
    form.sends_besides = [...form.sends_besides, name.slice(0, 200)]
}

/** Of the hidden fields of a form those that say where it is sent to, and blanks. */
export function noteHiddenField(reading: Reading, element: OpenElement): void {
  const { attributes, found } = reading
  const form = found.forms[element.form]
  if (!form) return
  const name = attributes.text('name')
  noteSent(form, name)
  const value = attributes.text('value')
  if (value === '') return
  if (sends_on.test(name)) form.leads_to = value.slice(0, 300)
  if (of_wordpress.test(name)) form.made_by = 'WordPress'
  if (value.length > 80) return
  if (only_a_blank.test(value)) noteLeftovers(reading, value, 'input@value', reading.place)
  if (access_key.test(name)) form.has_key = true
  if (name === 'hosted_button_id') form.sells = value
  if (name === '_captcha' && value === 'false') form.lets_robots_pass = true
  if (form.blank_key === '' && keys.test(name) && blank.test(value)) form.blank_key = `${name.slice(0, 40)}=${value}`
  else if (form.mails_to === '' && receiver.test(name) && mailbox.test(value)) form.mails_to = value.toLowerCase()
}
