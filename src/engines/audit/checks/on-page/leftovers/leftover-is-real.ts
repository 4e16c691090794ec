import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { LeftoverFact, LeftoverKind, TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Code that a page may show or explain, and that a script may fill in. */
const code = new Set<LeftoverKind>(['mustache', 'template-tag', 'erb', 'dollar', 'percent', 'shortcode'])
const filled_by_script =
  /angular|vue|alpine|handlebars|mustache|knockout|nunjucks|petite|htmx|jsrender|ractive|polymer/i
/** What a field says of the form in which it wants something. */
const hint = /^(?:input|textarea)@(?:title|aria-label)$/
/** Names that the standards keep for examples: nothing on such a site is real. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|org|net))$|^\d+\.\d+\.\d+\.\d+$|^\[/

const asks =
  /^\[+\s*(?:your|insert)\b|^\[x{1,3}\]|^\[(?:photo|image|picture|video|map|logo) (?:of|placeholder|here|goes)\b|^\[+\s*(?:add|enter|describe|replace)\b.*\b(?:your|here|with|real)\b/i
/** "[Add weekend hours if applicable]"; a shop's own "[add to cart]" is a button. */
const asks_somebody = /^\[(?:add|describe|replace|enter) (?!to\b|on\b|item)\S+ \S[^\]]*\]$/i
/** "[add cheese for $1]", "[Add chicken | 4]": what a dish may be ordered with. */
const is_priced = /^\[add\b[^\]]*?(?:\$\s?\.?\d|\s(?:[|+:–—-]|for|only)\s?\d{1,3}(?:\.\d\d?)?\s*\]$)/i
const wants_a_picture = /^\[[A-Z '’&/-]+ (?:PHOTO|IMAGE|PICTURE|LOGO|VIDEO|HEADSHOT|BIO|QUOTE|PORTRAIT)\]$/
const to_be_said =
  /^\[[^\]]*\b(?:TB[DC]|VERIFY|CONFIRM|STUB|stub|[Pp]laceholder|to (?:be )?confirm(?:ed)?|[Cc]onfirm with)\b/
const lacks_its_words = /^\[missing (?:translation|string|text)s?\b/i
const names_a_field =
  /(?:(?:\b|first|last|full)name|\btitle|\bcity|\bcity, ?(?:state|st)(?:,? zip(?: code)?)?|\bstate|\bzip(?: ?code)?|\bphone|\bnumber|\baddress|\bemail|\btown|\bcounty|\bkeyword|\bcompany|\bbusiness|_[a-z]+|-(?:location|slug|year)(?:-\d{1,2})?|-(?:name|city|state|phone|address|zip|email)-\d{1,2})\s*\]+$/i
const one_word =
  /^\[(?:[a-z]+(?:\/[a-z]+)+|city|state|zip|zip ?code|town|county|region|area|phone|keyword|service|neighborhood|cityname|number|year|years|tbd|hours|price|address|email|date|time|amount|website|description)\]$/i
const goes_here =
  /\b(?:text|title|tagline|content|address|phone number|email|description|heading|headline|slogan|bio)\b.*\bhere$|^put\b.*\bhere$/i
const filled_later = /^\w+ (?:will\b.*|goes) here$/i
/** A note to whoever was to finish the page, unless it asks visitors to upload something. */
const note = /^(?:Add|Insert|Paste|Place)\b/
/** What no form asks of visitors. */
const is_for_writers = /\b(?:your|some|the) (?:text|content|copy|bio)\b/i
const stands_for =
  /\b(?:caption|headline|subtitle|placeholder)\b.*\bhere$|^placeholder\b|\bplaceholder$|^no image \w+$/i
const made_up =
  /^(?:you|your|yourname|name|user|username|john|jane|j|jdoe|john\.?doe|jane\.?doe|someone|me|email|abc)@/i

function blockOf({ facts }: PageView, { offset }: LeftoverFact): TextBlock | undefined {
  return facts.text.blocks.findLast(block => block.offset <= offset)
}

/** Some businesses do sit at 123 Main Street, and then the page gives the whole address, and no number of a film. */
function isOnMainStreet(page: PageView): boolean {
  const { facts, given } = page
  if (facts.leftovers.some(one => one.kind === 'fictional-phone' && leftoverIsReal(page, one))) return false
  const told = facts.structured_data.nodes.map(node => ({
    street: textOf(node, 'streetAddress'),
    postal_code: textOf(node, 'postalCode'),
  }))
  const whole = [...told, ...facts.addresses].filter(({ postal_code }) => !/^(?:|12345|00000)$/.test(postal_code))
  return [given.address ?? '', ...whole.map(({ street }) => street)].some(one => /^123 Main/i.test(one))
}

/** "e.g. 123 Main St, Macon": below a field it says how the answer is written. */
const as_example = /\b(?:e\.?\s?g\b|for example|example|such as|ex)[.:,)]{0,2}\s*["“(]?$/i

function isExample(page: PageView, fact: LeftoverFact): boolean {
  const block = page.facts.fields.length === 0 ? undefined : blockOf(page, fact)
  const at = block?.text.indexOf(fact.text) ?? -1
  return block !== undefined && at > 0 && as_example.test(block.text.slice(Math.max(0, at - 20), at))
}

const signs_quote = /["”’.!]\s*[—–~-]{0,2}\s*(?:John|Jane) Doe\b[^.!?"“”]{0,40}$/

/** A name nearly alone signs a testimonial or a team; in a sentence it may be a legal term, in a field a hint. */
function standsAlone(page: PageView, fact: LeftoverFact): boolean {
  const block = blockOf(page, fact)
  if (fact.where !== 'text' || block === undefined || block.element === 'label') return false
  return block.text.length <= 40 || signs_quote.test(block.text)
}

/** What somebody was asked to write there: “[One-sentence description of the shop]”. */
const text_wanted =
  /^\[(?:[\w-]{1,12}[ -]{1,2}){0,3}(?:sentences?|paragraphs?|tagline|headline|subheadline|description)\b[^\][]{6,}\]$/i

function isBracket(text: string, where: string): boolean {
  if (where.endsWith('@href') || is_priced.test(text)) return false
  if (where === 'text' && (asks_somebody.test(text) || wants_a_picture.test(text))) return true
  return [asks, one_word, names_a_field, lacks_its_words, to_be_said, text_wanted].some(pattern => pattern.test(text))
}

function isYourCompany(page: PageView, { text, where, ...fact }: LeftoverFact): boolean {
  // A box that is named a placeholder is drawn as a picture and was to be one.
  if (/^(?:div|span|figure)@aria-label$/.test(where)) return /placeholder/i.test(text)
  if (where !== 'text') return !/@(?:alt|title|aria-label)$/.test(where)
  if (!note.test(text) && (goes_here.test(text) || filled_later.test(text))) return true
  const block = blockOf(page, { text, where, ...fact })
  // A sentence may speak of placeholders; nearly alone it is one.
  if (block && note.test(text))
    return (
      block.element !== 'label' &&
      block.element !== 'button' &&
      (page.facts.forms.length === 0 || is_for_writers.test(text))
    )
  if (block && stands_for.test(text)) return block.text.length <= 60
  return block !== undefined && (/©|\bcopyright\b/i.test(block.text) || speaks_of_nobody.test(block.text))
}

/** A sentence about the business itself; what customers may have printed or type in is asked of them otherwise. */
const speaks_of_nobody =
  /\b(?:[Aa]t|[Ww]elcome to|[Aa]bout|[Cc]hoose|[Cc]hoosing|[Ff]ounded,?|[Tt]eam at|[Hh]ere at) Your (?:Company|Business|Practice) Name\b|\bYour (?:Company|Business|Practice) Name(?:,? (?:is|was|has|we|offers|provides|serves|specializes)\b)/

/** Nothing else stands in the block but what the address is called. */
const isAllOf = (around: string, text: string) =>
  /^\W*(?:(?:e-?)?mail(?: us)?(?: at)?|write(?: to us)?|contact)?\W*$/i.test(around.replace(text, ''))

function isEmail(page: PageView, { text, where, ...fact }: LeftoverFact, host: string): boolean {
  if (host.endsWith(text.slice(text.indexOf('@') + 1).toLowerCase())) return false
  if (where === 'a@href') return true
  if (page.facts.links.some(link => link.kind === 'mailto' && link.text.includes(text))) return true
  const { region, element, text: around = '' } = blockOf(page, { text, where, ...fact }) ?? {}
  // By itself, and no hint over a field, it stands where an address was to stand.
  if (where === 'text' && element !== 'label' && isAllOf(around, text))
    return page.kind === 'contact' || region === 'footer' || region === 'header' || page.facts.fields.length === 0
  if (where !== 'text' || (made_up.test(text) && !/@xyz\./i.test(text))) return false
  // "Write to info@yourdomain.com" by itself is meant for customers; in a paragraph it may explain how mail works.
  if (/@(?:your|example\.)/i.test(text) && page.kind !== 'article' && around.length <= 60) return true
  return region === 'footer' || region === 'header' || page.kind === 'contact' || page.kind === 'home'
}

/** A value that a script or template did not have; the word itself is common in texts on programming and law. */
function isUndefined(page: PageView, fact: LeftoverFact): boolean {
  if (fact.where === 'a@href') {
    return page.facts.links.some(
      ({ offset, href }) => offset === fact.offset && /^undefined(?:$|[/?#])/.test(href ?? ''),
    )
  }
  if (fact.where !== 'text') return true
  const block = blockOf(page, fact)
  if (!block || block.element === 'dt' || block.element === 'td') return false
  return /^(?:undefined|NaN)(?:$|,)|[:$(]\s*(?:undefined|NaN)$|\$\s?(?:undefined|NaN)\b|\bNaN\+? (?:\w+ )?(?:customers|clients|reviews|stars|years|ratings|projects|miles|minutes|days|hours|patients)\b|\bundefined,? undefined\b/.test(
    block.text,
  )
}

/** In Spanish the word is a plain one. */
function isNote(page: PageView, fact: LeftoverFact): boolean {
  const lang = (page.facts.html?.lang ?? '').toLowerCase()
  if (lang.startsWith('en')) return true
  const text = blockOf(page, fact)?.text ?? ''
  return lang === '' && /\bTODO\W{1,3}(?:add|fix|write|insert|update|replace|change|check|ask|get|put)\b/i.test(text)
}

function isFictional({ given }: PageView, text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return digits === '' || !(given.phone ?? '').replace(/\D/g, '').endsWith(digits)
}

/** Whether something that looks like a leftover is one, and no text about code, form hint or joke. */
export function leftoverIsReal(page: PageView, leftover: LeftoverFact): boolean {
  const { kind, text, where } = leftover
  const { facts } = page
  const host = new URL(page.url).hostname
  if (where === 'json-ld' || where === 'link@href') return false
  const shows_code = page.kind === 'article' || facts.text.blocks.some(({ element }) => element === 'pre')
  if (code.has(kind)) {
    if (kind === 'mustache' && facts.scripts.some(({ url }) => url !== null && filled_by_script.test(url))) return false
    return where !== 'text' || !shows_code
  }
  switch (kind) {
    case 'lorem-ipsum':
    case 'misspelled':
    case 'doubled':
    case 'wrong-pair':
    case 'hole':
      return false
    case 'bracket':
      return isBracket(text, where)
    case 'default-text':
      if (/^123 Main/.test(text)) return !shows_code && !isOnMainStreet(page) && !isExample(page, leftover)
      if (/^insert /i.test(text)) return !shows_code && (where !== 'text' || standsAlone(page, leftover))
      return !shows_code && (!/ Doe$/.test(text) || standsAlone(page, leftover))
    case 'your-company':
      return isYourCompany(page, leftover)
    case 'example-email':
      return !reserved.test(host) && isEmail(page, leftover, host)
    case 'fictional-phone':
      return !reserved.test(host) && !hint.test(where) && isFictional(page, text)
    case 'undefined':
    case 'object-object':
      return !shows_code && (kind === 'object-object' || isUndefined(page, leftover))
    case 'todo':
      return /^FIXME/.test(text) || (/^TODO/.test(text) && isNote(page, leftover))
    default:
      return true
  }
}
