import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { toldWithCanonical } from '#src/engines/audit/checks/technical/canonicals/canonical-address.ts'
import { choice_terms } from '#src/engines/audit/facts/business/terms/answers/choices.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { blankLicence } from './blank-licences.ts'
import { holderOfTemplate } from './holder-of-template.ts'
import { isJotted } from './jotted-notes.ts'

/** Words that name the part of a page which they stand for. */
const named_part =
  /^(?:(?:first (?:name )?last(?: name)?)|(?:client|customer|person|reviewer|doctor|trainer|chef|employee|team member|stylist|barber)(?:['’]s)? name(?: \d)?|(?:service|section|feature|project|product|card|slide|blog post|article|post|block|item|list) (?:title|heading|headline|subtitle|tagline)(?: (?:here|\d|one|two|three))?|(?:sub-?)?heading(?: (?:here|\d|text))?|this is (?:the|a|your) (?:heading|title|headline|subtitle|tagline)|(?:sample|dummy|placeholder) (?:text|heading|title|post|page|paragraph|testimonial)s?(?: \d)?|your (?:heading|headline|tagline|slogan|subtitle|site title|brand name|logo)(?: text)?(?: (?:goes )?here)?|your (?:company|business) name|add (?:a|an|your) (?:heading|title|headline|subtitle|tagline|caption)(?: text)?(?: here)?|(?:title|headline|subtitle|tagline|slogan|caption) here|button text|link \d|card title|(?:some |enter |paragraph |your )?text here|paragraph text|this is a paragraph\.|some text|some example text\.?|example heading(?: new)?|(?:name|address|phone number) here|your ?(?:brand|logo|company)|your street, your city|placeholder for .{3,20}|address line [12]|[(<[]insert (?:an? |the |your )?(?:address|phone|name|photo|image|picture|text|logo|email|link|video|map)(?: here)?[)>\]]|insert (?:address|phone number|name|photo|text|logo|email) here|\((?:photo|image|map|video|logo|picture|text) here\)|<your (?:name|company|business|city|phone|email)(?: name)?>|\(?your [a-z ]{3,25} (?:goes?|go) here\)?|(?:\w+ )?(?:description|details|bio|testimonial|quote|summary|paragraph|copy|content) goes here\.?|[([](?:add|put|place) (?:an? |the |your |team |staff )?(?:address|phone|name|photo|image|picture|text|logo|email|link|video|map)(?: here)?[)\]]|add (?:image|description|caption|service details)\W*|invalid date|null(?:,? null)?|another action|something else here|dropdown item(?: \d)?|menu item \d|list item(?: \d| one)?|hello world!|a wordpress commenter(?: on hello world!)?|(?:posted in |category:? |filed under:? )?uncategorized(?: by admin)?|(?:service|project|event|program) name|i['’]m a (?:product|title|paragraph|testimonial)|(?:feature|product|testimonial|team member|card|slide|portfolio) \d|click here to edit(?: (?:text|title|this))?\.?|your custom text here|caption text|slide title|navbar|start bootstrap|no (?:images?|photos?|pictures?|videos?) (?:yet|added(?: yet)?|uploaded(?: yet)?)\W*|no (?:description|content|caption|bio|text) (?:yet|added(?: yet)?|provided|entered)\W*|type (?:something|your (?:text|paragraph|title) here)\.?|image description|write your caption here|just another wordpress site|\$(?:x{2,}(?:\.xx)?|0{2,}\.00)|add (?:an? |the )?(?!your )(?:[\w-]+ ){0,3}(?:photo|image|picture|video|headshot) here|add (?:an? |the )?(?:photo|image|picture|headshot) of (?!your\b|the\b|an?\b|what\b|it\b|this\b)[\w’' ]{2,25}|replace with (?:an? |your |real |actual )*(?:photo|image|picture|logo|headshot)s?(?: of [\w’' ]{2,25})?|demo (?:photo|image|picture)|needs? to (?:add|be (?:added|written|filled in))|(?:text|copy|content|description) to come|untitled form|this is your form description\. click here to edit\.?)$/i

/** Sentences that makers, their tools and their assistants write to the owner, and no owner to a customer. */
const told_to_owner =
  /^(?:Use this (?:area|space|section|block) to (?:add|describe|tell|share|write|promote|introduce|explain|highlight|provide|showcase)\b|This is (?:a|your) (?:great |good |perfect )?(?:place|space|spot) (?:for you )?to (?:add|write|tell|describe|introduce|let)\b|Tell (?:customers|visitors|your (?:customers|visitors|story)) (?:more )?(?:about|why|what|here)\b.{0,60}\byour?\b|(?:Write|Add|Provide) (?:a |an )?(?:short |brief |few |compelling )*(?:description|summary|paragraph|sentences?|words) (?:of|about|describing|on) (?:your|the) (?:company|business|services?|products?|team|shop|store)\b|Let (?:your )?(?:customers|visitors) know (?:more )?(?:about|what|who|why)\b|Replace this (?:text|image|paragraph|photo|section)\b|Double[- ]click (?:here|to)\b|Don['’]t worry about sounding professional\b|It all begins with an idea\. Maybe|Whatever it is, the way you tell your story online|Some quick example text to build on the card title|This is a wider card with supporting text|Some (?:representative )?placeholder content for|Some example text some example|(?:We had such a great time in LA|Thank you, Chicago|We love the Big Apple)!$|If you have (?:more|other) services (?:that )?you want to add\b|First featurette heading\.|This is some text inside of a div block\.|Edit src\/App\b|Hi, this is a comment\.|Welcome to WordPress\. This is|This is an example page\.|(?:Sure|Certainly|Absolutely|Of course)[!,.] [Hh]ere(?:['’]s| is| are) (?:an?|the|your|some)\b|Here(?:['’]s| is) (?:a|an|the|your) (?:revised|rewritten|polished|improved|SEO[- ]\w+|refined|suggested|optimized) (?:version|paragraph|text|description|page|copy|content|draft)\b|As an AI (?:language )?model\b|Feel free to (?:customize|adjust|edit|modify|replace) (?:this|the|any|these) (?:\w+ )?(?:text|template|placeholders?|details|content)\b|Note to (?:self|developer|designer|client)\b)/i

/** The same of builders that make a whole site at once: Wix, GoDaddy, Weebly, Squarespace, Webflow, and old generators of text. */
const told_by_builder =
  /^(?:(?:Business|Company|Brand) Name (?:is|has|was|offers|provides)\b(?! (?:a )?(?:required|mandatory|missing|invalid|too\b))|Describe (?:the service and how customers|your (?:company|qualifications|business|services?|product)\b.{0,40}\bhere)|This is your (?:project|service|product|team member) description\b|This is your text\b|This is a long form text area\b|This is a paragraph\. (?:click|edit|add|you can)\b|This is the title of your (?:first|second|third) post|Talk about what makes you different|Have you opened a new location, redesigned your shop\b|Customers have questions, you have answers\.|What['’]s something exciting your business offers|Give customers a reason to do business with you|Running a holiday sale or weekly special\?|Share information on a previous project here|Add a footnote if this applies\b|Start writing or type \/|There are many variations of passages of Lorem Ipsum|It is a long established fact that a reader will be distracted|Contrary to popular belief, Lorem Ipsum is not|Lorem [Il]psum is simply dummy text|["“]?Testimonials provide a sense of what it|Enter your answer here\.|Create a blog post subtitle that summarizes|A short description of your (?:business|company)\b|You can do it, too! Sign up for free now|What['’]s a rich text element|The rich text element allows you to create|Album example is ©|Every website has a story, and your visitors want to hear yours|Welcome visitors to your site with a short, engaging|I['’]m a great place for you to tell|Provide a general description of the items\b|Your content goes here\b)/i

/** What begins one of them, so that other blocks are spared the look. */
const may_begin = new Uint8Array(128)
for (const letter of 'ABCDEFGHIJLNOPRSTUVWY') may_begin[letter.charCodeAt(0)] = may_begin[letter.charCodeAt(0) + 32] = 1
for (const sign of '$(<[') may_begin[sign.charCodeAt(0)] = 1

/** The first three letters of those sentences. */
const sentence_begins = new Set(
  'we |tha|des|tal|hav|cus|giv|run|sha|sta|the|con|lor|ent|cre|a s|you|alb|eve|i’m|tes|use|thi|tel|wri|add|pro|let|rep|dou|don|it |wha|hi,|wel|sur|cer|abs|of |her|as |fee|not|if |som|fir|edi|bus|com|bra'.split(
    '|',
  ),
)

const longest_part = 40
/** "[ Photo: the crew at work ]"; who took a picture is told by a name alone. */
const picture_wanted =
  /^\[ ?(?:[Pp]hoto|[Ii]mage|[Pp]icture|[Vv]ideo|[Hh]eadshot|[Ss]creenshot)s?(?: ?[:—–-] ?| of )(?=[^\]]*? [a-z]{2,}[^\]]*? [a-z]{2,})[^\]]{2,120}\]$/

/** "Embedded Google Map showing property location", alone or below the name of the place. */
const map_wanted =
  /(?:^|\n)[[(]?(?:embedded (?:google |interactive )?maps?(?: (?:showing|of|here|goes|with|will|would|to)\b.{0,60})?|(?:google|interactive) maps? (?:embed|iframe|placeholder|goes|would|will (?:be|go|appear))\b.{0,60})[\])]?$/i
const longest_map = 120

const quote = /^["“]/

/** Fields, and the heads of rows, are called by such words. */
const isStandIn = (block: TextBlock): boolean =>
  readsAsStandIn(block) && !['label', 'th', 'td', 'dt'].includes(block.element)

const readsAsStandIn = askedOnce(written => {
  const text = quote.test(written) ? written.slice(1) : written
  if ((may_begin[text.charCodeAt(0)] ?? 0) === 0) return false
  if (text.length <= longest_part && named_part.test(text)) return true
  if (text.length <= longest_map && /\bmaps?\b/i.test(text) && map_wanted.test(text)) return true
  if (isJotted(text)) return true
  if (text.startsWith('[') && picture_wanted.test(text)) return true
  return sentence_begins.has(text.slice(0, 3).toLowerCase()) && (told_to_owner.test(text) || told_by_builder.test(text))
})

const licenceIn = askedOnce(blankLicence)

/** Fields ask for names and titles in the same words. */
const asksFor = ({ facts }: PageView, text: string) =>
  facts.fields.some(({ label, placeholder }) => label.includes(text) || placeholder.includes(text))

/** Whom a notice of copyright names until somebody writes a name there. */
const nobody =
  /^(?:your ?(?:company|site|website|business|brand|store|shop)(?: ?name)?|company(?: name|,? inc\.?)?|brand(?: name)?|(?:business|site|website) ?name|my (?:company|website|site|business)|my (?:store|blog)|your ?(?:site|domain|website)\.com|acme(?:,? (?:inc|co|corp)\.?)?|untitled)(?:[,.]?(?: [-–|])? (?:powered by.*|all rights? reserved.*|\d{4}))?$/i
const of_my_site = /(?:©|\bcopyright)(?: ©)?(?: \d{4})?(?: by)? my (?:web ?site|store|blog)(?= [-–|.]| all |[.,]|$)/i
/** Sites that stand for any site, and the film that stands for any film. */
const blank_site =
  /^https?:\/\/(?:www\.)?(?:example\.(?:com|org|net)|your-?(?:web)?site\.com|your-?(?:domain|company|business)\.com|reallygreatsite\.com|mysite\.com)(?:[/?#]|$)/i
/** An address with which no site can be reached. */
export const isBlankSite = (address: string): boolean => blank_site.test(address)
const blank_film = /\/embed\/(?:dQw4w9WgXcQ|(?:YOUR_)?(?:LIVE_)?(?:VIDEO|STREAM|CHANNEL|PLAYLIST|LIVE)_ID(?:_HERE)?)\b/

/** "destination=Calloway+123+Main+Street+City+State+ZIP": the way to no place. */
const blank_place =
  /[?&](?:q|query|destination|daddr)=[^&#]*?(?:123(?:\+|%20)main(?:\+|%20)st|your(?:\+|%20)(?:business(?:\+|%20))?address|city(?:,|%2c)?(?:\+|%20)state\b|street(?:\+|%20)address\b)/i

/** "https://[domain.com]/[page-slug]/" */
const blank_part = /\[[a-z][\w .-]{1,40}\]/i

function blanksOf(page: PageView): { line: number; text: string }[] {
  const { facts, url } = page
  const host = new URL(url).hostname
  const notices = facts.copyrights.filter(
    ({ holder, text }) => (nobody.test(holder) || of_my_site.test(text)) && !/acme|^(?:www\.)?example\./.test(host),
  )
  const of_template = notices.length === 0 ? holderOfTemplate(page) : undefined
  const links = facts.links.filter(
    ({ kind, internal, url: to }) =>
      kind === 'web' && !internal && (blank_site.test(to ?? '') || blank_place.test(to ?? '')),
  )
  // The canonical with the same blank is told of by itself.
  const isTold = toldWithCanonical(page)
  const shared = [...facts.open_graph, ...facts.twitter].filter(
    ({ property, name, content }) =>
      /:(?:url|image(?::url)?)$/.test(property || name) &&
      blank_site.test(content) &&
      !content.includes(host) &&
      !isTold(content),
  )
  const films = facts.iframes.filter(({ src }) => src !== null && blank_film.test(src))
  const canonicals = facts.canonicals.filter(({ href }) => blank_part.test(href ?? ''))
  return [
    ...canonicals.map(({ line, href }) => ({ line, text: `canonical: ${href}` })),
    ...[...notices, ...(of_template ? [of_template] : [])].map(({ line, text }) => ({ line, text })),
    ...links.map(one => ({ line: one.line, text: `${one.name} → ${one.url}` })),
    ...shared.slice(0, 1).map(({ line, property, name, content }) => ({
      line,
      text: `${property || name}: ${content}`,
    })),
    ...films.map(({ line, src }) => ({ line, text: src ?? '' })),
  ]
}

/** Parts of a page that still show what they are for instead of what they were to say. */
export function standInsOf(page: PageView, most: number): Occurrence[] {
  const blanks = page.kind === 'article' ? [] : blanksOf(page)
  const found = blanks.map(({ line, text }) => ({ url: page.url, line, evidence: shortened(text, 80) })).slice(0, most)
  for (const { what, line, text } of page.facts.terms)
    if (what === choice_terms.numbered) found.push({ url: page.url, line, evidence: `${text} to choose from` })
  for (const block of page.facts.text.blocks) {
    if (found.length >= most) break
    const number = licenceIn(block)
    if (number !== null && page.kind !== 'article') found.push({ url: page.url, line: block.line, evidence: number })
    if (!isStandIn(block) || asksFor(page, block.text)) continue
    found.push({ url: page.url, line: block.line, evidence: shortened(block.text, 80) })
  }
  return found
}
