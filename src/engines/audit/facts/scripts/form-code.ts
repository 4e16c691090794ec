import { refusalDropped } from './refusal-dropped.ts'
import { handlersSendNothing } from './submit-handlers.ts'
import { thanksRegardless } from './thanks-regardless.ts'

/** Ways by which code sends something, or hands it to code that may; `.ajax-popup` is the name of a part of the page. */
const sends =
  /fetch|XMLHttpRequest|ajax(?!-[a-z])|axios|sendBeacon|emailjs|email\.send|\.submit\(|requestSubmit|\$\.post|mailto:|sms:|wa\.me|whatsapp|\blocation\s*(?:=(?!=)|\[|\.(?:assign|replace|(?:href|search)\s*=(?!=)))|window\.open|firebase|supabase|WebSocket|postMessage|new Image\b|dispatch|\.action\s*=|https?:\/\/(?!www\.w3\.org)|formspree|(?<!data-)netlify|\bapi\b/i
/** Whether code of a button may send something, lead to who takes it, or say what to do instead. */
export const maySend = (code: string): boolean => sends.test(code) || /submit|send|alert\(/i.test(code)

/** What asks a server for something other than a piece of the page. */
const asks =
  /fetch\((?!\s*["'`][^"'`\s]{1,80}\.(?:html?|json|txt|svg|csv)\b)|XMLHttpRequest|ajax(?!-[a-z])|axios|sendBeacon|emailjs|email\.send/i
/** Code that has to do with what people type: beside it, an address or a way to another page sends no form. */
const touches = /(?<!trans|plat|per|in|uni|re)form|submit(?!t)|\.value\b|\.val\(|serialize/i
const thanks = /thank|success|received|sent\b|we(?:['’]| wi)ll (?:be in touch|get back|contact)/i

/** What a piece of code does with forms, as far as its words tell. */
export type FormCode = {
  /** It may send what was typed. */
  sends: boolean
  /** It takes the sending of a form upon itself. */
  takes: boolean
  thanks: boolean
  /** It keeps what was typed, and has no way of sending it. */
  keeps: boolean
  /** A blank where an address or a key was to be put, as it stands; null when there is none. */
  blank: string | null
  /** It sends to an address that is written out, whatever else is blank. */
  has_address: boolean
  /** It thanks whoever sends, whether or not anything arrives. */
  thanks_regardless: boolean
  /** Where the answer to it says no, nobody sees anything. */
  drops_refusal: boolean
  /** The mailbox that a form service or a mail program is given; `''` when there is none. */
  mails_to: string
  /** The program on the visitor's device that it hands what was typed to, and nobody else: `sms` or `mailto`; else `''`. */
  opens: string
  /** It holds a number to call or an address to mail, as pieces of pages do that a script draws. */
  tells_contact: boolean
  /** It writes links to call a number that it takes from its settings. */
  calls_setting: boolean
  /** The setting whose value it sends to, and settings for addresses that were left empty. */
  sends_to: string
  left_empty: readonly string[]
}

/** With its own link and number: code that only counts clicks on such links names none. */
const link_to_contact = /href=\\?["'](?:tel:\+?[\d(][\d() .-]{6}|mailto:[\w.+-]+@\w)/i

/** Given to a name, and not compared with: builds compare with their own blanks. */
const blank_value =
  /(?:(?:const|let|var)\s+\w+\s*=|\w\s*:|(?<!includes|startsWith|indexOf|match|test|log|warn|error)[(,])\s*(['"`])((?:https?:\/\/[^'"`\s]{0,80})?(?:__[A-Z][A-Z0-9_]{6,60}__|\bYOUR[_-][A-Z0-9_-]{2,40}|your[_-](?:form|api|endpoint|access)[_-][\w-]{0,30})[^'"`\s]{0,40})\1/

/** Where a blank stands within an address, and no key is asked for: `https://calloway-worker.YOURNAME.workers.dev`. */
const blank_address =
  /(?:fetch\(|post\(|open\(\s*["']POST["']\s*,|\b(?:const|let|var)\s+\w{1,40}\s*=)\s*["'`](https?:\/\/(?:[^"'`\s$]{0,80}[/.@-])?(?:YOUR[_-]?[A-Z][A-Z0-9_-]{1,40}|your[_-]?(?:name|domain|subdomain|account|username|project|worker|site|app|server|backend|endpoint|form-?id))(?=[/.?:]|["'`])[^"'`\s]{0,80})["'`]/

const address =
  /(?:(?:fetch|post)\(\s*|\bopen\(\s*["']POST["']\s*,\s*)["'`]https?:\/\/(?![^"'`\n]{0,200}(?:YOUR|your-?(?:name|domain|subdomain|project|worker|app)\.|\$\{|__))[^"'`\n]{8,300}["'`]/i
const service_mailbox = /formsubmit\.(?:co|io)\/(?:ajax\/)?([\w.+-]{1,60}@[\w-]+(?:\.[\w-]+)+)/

/** The mailbox of a form service that a piece of code names. */
const mailboxIn = (text: string): string =>
  text.includes('formsubmit.') ? (service_mailbox.exec(text)?.[1] ?? '').toLowerCase() : ''

/** Whether it brings in code that is not here, whatever that does. */
export const bringsInCode = (text: string): boolean =>
  (text.includes('import') && /\bimport\b/.test(text)) || text.includes('require(')

/** Into what it writes what was typed. */
const program = /["'`](sms|mailto):[^"'`]{0,80}["'`]?\s*(?:\+|\$\{|\?|["'`])/
/** Anything else that could take it. */
const another_way =
  /fetch\(|XMLHttpRequest|\bajax\b|axios|sendBeacon|emailjs|email\.send|\.submit\(\)|requestSubmit|\$\.post|wa\.me|whatsapp|firebase|supabase|WebSocket|formspree|web3forms|formsubmit\.(?:co|io)|getform\.(?:io|com)|usebasin|(?<!data-)netlify|\.action\s*=/i

/** The mailbox that a mail program is given. */
const program_mailbox = /["'`]mailto:([\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,20}){1,4})[?"'`]/

function programOpened(text: string): string {
  if (!text.includes('preventDefault') || !/sms:|mailto:/.test(text)) return ''
  if (!/\.value\b|\.val\(|FormData/.test(text) || another_way.test(text) || bringsInCode(text)) return ''
  return program.exec(text)?.[1] ?? ''
}

const link_to_setting = /["'`]tel:(?:\$\{|["'`]\s{0,3}\+)/
const sent_to_setting = /fetch\(\s{0,9}(?:[\w$]{1,40}\??\.){0,5}([\w$]{2,40})\s{0,9},\s{0,9}\{/
const empty_setting =
  /["']?\b(\w{0,30}(?:endpoint|webhook|url|action|api)\w{0,20})["']?\s{0,9}[:=]\s{0,9}(?:""|''|``)/gi
const most_empty = 10

/** Where it leads to a mail program or a chat instead. */
const opens_program = /(?:location(?:\.href)?\s{0,3}=|open\()[^;\n]{0,60}(?:mailto:|wa\.me|whatsapp)/

/** The setting that code sends what was typed to, where it has no other way. */
function settingSentTo(text: string): string {
  if (!text.includes('fetch(') || opens_program.test(text)) return ''
  return sent_to_setting.exec(text)?.[1] ?? ''
}

const whole_line = /^[ \t]*\/\/.*$/gm

/** A kit of templates that lends old browsers the words in empty fields, and looks at forms for nothing else. */
const isKitForFields = (text: string): boolean =>
  text.includes('.fn.navList') && text.includes('.fn.placeholder') && text.includes('.prioritize')

/** @param code a note of its makers, alone in its line, tells what it does not do as well */
export function formCode(code: string): FormCode {
  const text = code.includes('//') ? code.replace(whole_line, '') : code
  const is_kit = isKitForFields(text)
  const takes = !is_kit && text.includes('preventDefault') && /[sS]ubmit/.test(text)
  const keeps = handlersSendNothing(text)
  const told = thanks.test(text)
  const opens = takes ? programOpened(text) : ''
  const may_send =
    !keeps && !is_kit && (bringsInCode(text) || (sends.test(text) && (asks.test(text) || touches.test(text))))
  return {
    sends: may_send,
    takes: takes || keeps,
    thanks: told,
    keeps: keeps || (takes && told && !may_send),
    blank: blank_value.exec(text)?.[2] ?? blank_address.exec(text)?.[1] ?? null,
    has_address: address.test(text),
    thanks_regardless: thanksRegardless(text),
    drops_refusal: refusalDropped(text),
    mails_to: opens === 'mailto' ? (program_mailbox.exec(text)?.[1] ?? '').toLowerCase() : mailboxIn(text),
    opens,
    tells_contact: link_to_contact.test(text),
    calls_setting: link_to_setting.test(text),
    sends_to: takes ? settingSentTo(text) : '',
    left_empty: [...text.matchAll(empty_setting)].slice(0, most_empty).map(([, name = '']) => name),
  }
}
