import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isToldStub } from '#src/engines/audit/checks/on-page/pages/page-without-content.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Two-letter languages of the IANA registry, old codes included. */
const two_letters = new Set(
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  ),
)

export const langMissing: PageCheck = {
  id: 'lang-missing',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A page does not say its language',
  why: 'Screen readers may read it with the wrong accent, and browsers may offer to translate it.',
  mend: 'Write the language into the first tag of the page: <html lang="en">.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/html-has-lang',
  look: page => {
    if (!isShown(page) || isToldStub(page)) return notApplicable
    const { html } = page.facts
    if (html?.lang?.trim()) return ok
    const evidence = !html ? 'No <html> tag' : html.lang === null ? '<html> without lang' : '<html lang="">'
    return found(page.url, html?.line ?? null, evidence)
  },
}

/** The United Kingdom is GB, and no country is called EN. */
const no_country = /^[a-z]{2,3}-(?:uk|en)$/

/** Languages with a code of two letters have no other: "eng" is not English to any program. */
const has_shorter =
  /^(?:eng|spa|fra|fre|deu|ger|ita|por|rus|ukr|pol|nld|dut|zho|chi|jpn|kor|vie|ara|hin|heb|ell|gre|tur|swe|dan|fin|hun|ces|cze|ron|rum)$/
/** Of the three-letter codes there are thousands; only what can be no code at all is wrong. */
function isLanguage(lang: string): boolean {
  if (no_country.test(lang)) return false
  const first = lang.split('-')[0] ?? ''
  return first.length === 2 ? two_letters.has(first) : /^(?:[a-z]{3}|[xi])$/.test(first) && !has_shorter.test(first)
}

export const langInvalid: PageCheck = {
  id: 'lang-invalid',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A page names a language that does not exist',
  why: 'Screen readers and browsers cannot use it and guess instead.',
  mend: 'Use a language code such as en, en-US or es, with a hyphen: <html lang="en-US">.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/html-lang-valid',
  look: page => {
    const { html } = page.facts
    const lang = html?.lang?.trim() ?? ''
    if (!isShown(page) || !html || lang === '') return notApplicable
    return isLanguage(lang.toLowerCase()) ? ok : found(page.url, html.line, `<html lang="${lang.slice(0, 60)}">`)
  },
}
