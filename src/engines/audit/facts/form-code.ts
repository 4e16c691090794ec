/** Ways by which code sends something, or hands it to code that may. */
const sends =
  /fetch|XMLHttpRequest|ajax|axios|sendBeacon|emailjs|email\.send|\.submit\(|requestSubmit|\$\.post|mailto:|sms:|wa\.me|whatsapp|\blocation\s*[.=[]|window\.open|firebase|supabase|import\b|require\(|WebSocket|postMessage|new Image\b|dispatch|https?:\/\/(?!www\.w3\.org)|formspree|(?<!data-)netlify|\bapi\b/i
const thanks = /thank|success|received|sent\b|we(?:['’]| wi)ll (?:be in touch|get back|contact)/i

/** What a piece of code does with forms, as far as its words tell. */
export type FormCode = {
  /** It may send what was typed. */
  sends: boolean
  /** It takes the sending of a form upon itself. */
  takes: boolean
  thanks: boolean
  /** A blank where an address or a key was to be put, as it stands; null when there is none. */
  blank: string | null
  /** It holds a number to call or an address to mail, as pieces of pages do that a script draws. */
  tells_contact: boolean
}

/** With its own link and number: code that only counts clicks on such links names none. */
const link_to_contact = /href=\\?["'](?:tel:\+?[\d(][\d() .-]{6}|mailto:[\w.+-]+@\w)/i

/** Given to a name, and not compared with: builds compare with their own blanks. */
const blank_value =
  /(?:(?:const|let|var)\s+\w+\s*=|\w\s*:|\bfetch\()\s*(['"`])((?:https?:\/\/[^'"`\s]{0,80})?(?:__[A-Z][A-Z0-9_]{6,60}__|\bYOUR[_-][A-Z0-9_-]{2,40}|your[_-](?:form|api|endpoint|access)[_-][\w-]{0,30})[^'"`\s]{0,40})\1/

export function formCode(text: string): FormCode {
  return {
    sends: sends.test(text),
    takes: text.includes('preventDefault') && text.includes('submit'),
    thanks: thanks.test(text),
    blank: blank_value.exec(text)?.[2] ?? null,
    tells_contact: link_to_contact.test(text),
  }
}

/** Answers a form with words of thanks and has no way of sending anything. */
export function onlyThanks(text: string): boolean {
  const code = formCode(text)
  return code.takes && code.thanks && !code.sends
}
