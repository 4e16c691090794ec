/** Ways by which code sends something, or hands it to code that may. */
const sends =
  /fetch|XMLHttpRequest|ajax|axios|sendBeacon|emailjs|email\.send|\.submit\(|requestSubmit|\$\.post|mailto:|sms:|wa\.me|whatsapp|\blocation\s*[.=[]|window\.open|firebase|supabase|import\b|require\(|WebSocket|postMessage|new Image\b|dispatch|https?:\/\/(?!www\.w3\.org)|formspree|netlify|\bapi\b/i
const thanks = /thank|success|received|sent\b|we(?:['’]| wi)ll (?:be in touch|get back|contact)/i

/** What a piece of code does with forms, as far as its words tell. */
export type FormCode = {
  /** It may send what was typed. */
  sends: boolean
  /** It takes the sending of a form upon itself. */
  takes: boolean
  thanks: boolean
}

export function formCode(text: string): FormCode {
  return {
    sends: sends.test(text),
    takes: text.includes('preventDefault') && text.includes('submit'),
    thanks: thanks.test(text),
  }
}

/** Answers a form with words of thanks and has no way of sending anything. */
export function onlyThanks(text: string): boolean {
  const code = formCode(text)
  return code.takes && code.thanks && !code.sends
}
