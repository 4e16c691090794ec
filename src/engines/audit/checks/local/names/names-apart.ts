import { ownLocalBusinesses, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isTradeWord, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { countOf, plainWords, says, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { titlePlaceholder } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import { bearsAName, legal_form } from './title-of-another.ts'

type Named = { name: string; line: number; where: string }

const blank = /[{}[\]<>%]|\byour?\b|\bmy (?:site|website|blog)\b|\buntitled\b|\bname\b/i
/** A few words with capitals: a name, and not a sentence with a (c) in it. */
const holder = /^[A-Z][\w'’&.-]*(?: (?:[A-Z][\w'’&.-]+|&|and|of|the)){1,4}$/

/** "For Educational Purposes Only" */
const no_holder = /^(?:For|Not|All Rights?) |\b(?:Purposes|Only|Reserved|Use)$/i

/** A site that the copyright names instead of a business. */
const site_name = /^(?:www\.)?[\w-]+\.(?:com|net|org|biz|us)$/i

/** Who owns the business may be called what they like. */
const owner =
  /\b(?:media|digital|creative|marketing|agency|hosting|llc|inc|corp|holdings|enterprises|partners|group|foundation|association|communications|interactive|technologies|web ?sites?|web ?design(?:s|ers?)?)\b/i

/** "Ann Lee and Tim Marsh": who made the site, or who owns the shop. */
const two_people = /^[A-Z][a-z]+ [A-Z][a-z]+ (?:and|&) [A-Z][a-z]+ [A-Z][a-z]+$/

/** "Large house with a roof" beside the name in a logo says what is drawn there, and not who it is. */
const says_what_is_drawn =
  /[A-Z].* (?:with|a|an|on|in|over|under|holding|showing|next to|in front of) (?:[\w-]+ ){0,4}[a-z]+$/

/** Which of several pictures it is, or where the link around it leads. */
const of_the_picture =
  /\b(?:(?:light|dark|white|black|colou?r|inverted|mobile|desktop|retina|sticky|default|horizontal|vertical|header|footer|full|small|large|old|new)(?: |-|_)?(?:version|mode|theme|variant)|version|(?:light|dark|white|black|inverted|mobile|desktop|retina|sticky)(?=\W*$)|(?:(?:go |back |return )?to )?(?:the )?home ?page|(?:go |back |return )to (?:the )?(?:home|top|start))\b/gi

/** "Compass Logo": one word of everyday speech, and not for a name, says what is drawn. */
const isThingDrawn = (name: string) => /^\p{L}+$/u.test(name) && (commonnessOf(name.toLowerCase()) ?? 9) <= 3

/** Who owns the shop, or made the site. */
function isPerson(name: string): boolean {
  const words = plainWords(name).split(' ')
  // "Golden Dragon" are names of people, too; such words stand in every dictionary.
  const is_rare = words.some(word => (commonnessOf(word) ?? 9) > 3)
  return is_rare && words.length === 2 && words.every(word => !isTradeWord(word) && isNameOfSomebody(word))
}

/** The sign of a directory or a network leads to a page there. */
function leadsAway({ links }: PageView['facts'], picture: number): boolean {
  const around = links.findLast(({ offset, images }) => images > 0 && offset < picture)
  return around?.kind === 'web' && !around.internal
}

/** Names that a page bears for machines or in small print. */
function namesIn({ facts }: PageView): Named[] {
  // Badges of others are called logos, too; the one at the top that leads somewhere is the site's own.
  const top = facts.images.filter(
    ({ region, in_link, offset }) => in_link && (region === 'header' || region === 'nav') && !leadsAway(facts, offset),
  )
  const logos = new Set(top.map(({ offset }) => offset))
  const named = facts.names.flatMap(({ name, from, line, offset }): Named[] => {
    if (from === 'og:site_name' || from === 'application-name') return [{ name, line, where: from }]
    if (from === 'logo-alt') {
      const own = name.replace(of_the_picture, ' ').replace(/\s+/g, ' ').trim()
      return logos.has(offset) && !says_what_is_drawn.test(name) && !isThingDrawn(own)
        ? [{ name: own, line, where: 'logo' }]
        : []
    }
    const holds = (holder.test(name) && !isPerson(name) && !no_holder.test(name)) || site_name.test(name)
    return from === 'copyright' && holds && !owner.test(name) && !two_people.test(name)
      ? [{ name, line, where: '©' }]
      : []
  })
  const sites = facts.structured_data.nodes.filter(({ parent, types }) => parent === null && types.includes('WebSite'))
  return [...named, ...sites.map(node => ({ name: textOf(node, 'name'), line: node.line, where: 'name of WebSite' }))]
}

/** Behind its own words, a page's title for sharing says whose it is. */
function namesOfShared({ facts }: PageView): Named[] {
  const shared = facts.open_graph.filter(({ property }) => property === 'og:title')
  const titles = facts.twitter.filter(({ name }) => name === 'twitter:title')
  return [...shared, ...titles].flatMap(({ content, line, property, name: of_twitter }) =>
    content
      .split(/\s[|–—·-]\s|\|/, 4)
      .map(part => part.trim())
      .filter(part => bearsAName(part) || legal_form.test(part))
      .map(part => ({ name: part, line, where: property || of_twitter })),
  )
}

/** Whom the entry of an inner page is for, where the page says in another place whose it is. */
function namesOfEntries(page: PageView): Named[] {
  const { facts, kind } = page
  const says_whose = facts.names.some(
    ({ from, name }) => entry_against.has(from) && properWords(name).length > 0 && !site_name.test(name),
  )
  if (kind === 'home' || kind === 'article' || !says_whose) return []
  return ownLocalBusinesses(page).map(node => ({ name: textOf(node, 'name'), line: node.line, where: in_entry }))
}

const in_entry = 'structured data'
const entry_against = new Set(['og:site_name', 'logo-alt', 'copyright'])

const capitals = "(?:(?:[A-Z][\\w'’.-]*|&|and|of)[ ,.:!]{1,2}){2,6}?"
const subject = new RegExp(
  `^(?:At )?(${capitals})(?:is|are|was|offers?|provides?|serves?|speciali[sz]es|has been|delivers|proudly|cleans|repairs|installs|helps|handles|builds|fixes|treats|covers)\\b`,
)
const invitation = new RegExp(
  `^(?:Learn (?:more )?about|Welcome to|Contact|Visit|Call|Choose|Discover|Meet) (${capitals})(?=[a-z]|$)`,
)

/** "Dr. Reyes and Dr. Marsh" are the people of the house. */
const of_persons = /^(?:Drs?|Mrs?|Ms|Chef|Pastor|Rev|Attorneys?)\b/

/** Whom a page's description speaks of. */
function subjectOf({ facts }: PageView): Named[] {
  // A part of the page that a script brings in may say whose it is.
  const says_whose = facts.names.some(
    ({ from, name }) =>
      entry_against.has(from) || (from === 'title' && properWords(name).some(word => (commonnessOf(word) ?? 9) > 3)),
  )
  if (!says_whose) return []
  const meta = facts.metas.find(({ name, content }) => name === 'description' && content !== '')
  const name = meta && (subject.exec(meta.content) ?? invitation.exec(meta.content))?.[1]?.replace(/[ ,.:!]+$/, '')
  return meta && name && !of_persons.test(name) ? [{ name, line: meta.line, where: 'description' }] : []
}

/** The words by which the page, its host and its entry say whose it is. */
function ownWords(page: PageView): { words: ReadonlySet<string>; host: string; shown: ReadonlySet<string> } {
  const { facts, given, url } = page
  const told = ownOrganisations(page).flatMap(node =>
    ['name', 'alternateName', 'legalName'].map(called => textOf(node, called)),
  )
  const shown = facts.names.filter(({ from }) => from === 'title' || from === 'h1')
  const others = facts.names.filter(({ from }) => from !== 'structured-data')
  const all = [given.name ?? '', ...told, ...shown.map(({ name }) => name)]
  const host = new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z]/g, '')
  const names_shown = new Set([given.name ?? '', ...others.map(({ name }) => name)].flatMap(properWords))
  return { words: new Set(all.flatMap(properWords)), host, shown: names_shown }
}

const of_an_error = /\b404\b|\bnot found\b|\berror (?:has )?occurred\b|^\W*error\W*$/i

export const nameOfAnother: PageCheck = {
  id: 'name-of-another-business',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The page bears the name of another business',
  why: 'It was left over from a template or from a copied site. Search results and shared links then show a stranger’s name.',
  mend: 'Write your own name there. It is usually one field in the settings of the site or of its SEO plugin.',
  source: 'https://developers.google.com/search/docs/appearance/site-names',
  look: page => {
    if (!page.indexable || isFilledByScript(page.facts)) return notApplicable
    // The title of an error is nobody's name, and without a title the page's own name has nothing to stand beside.
    const title = page.facts.titles[0]?.text ?? ''
    if (title === '' || of_an_error.test(title)) return notApplicable
    const all = [...namesIn(page), ...subjectOf(page), ...namesOfShared(page), ...namesOfEntries(page)]
    const named = all.filter(({ name }) => name !== '' && !blank.test(name))
    const { words, host, shown } = ownWords(page)
    // Without a name of its own a page cannot bear another's.
    if (named.length === 0 || words.size === 0) return notApplicable
    const found = new Map<string, Occurrence>()
    for (const { name, line, where } of named) {
      const proper = where === '©' ? wordsOfHolder(name, words, page) : properWords(name)
      if (proper.length === 0 || found.has(plainName(name))) continue
      const own = where === in_entry ? shown : words
      if (proper.some(word => own.has(word) || host.includes(word)) || isOfHost(plainWords(name), host)) continue
      // Its own name, with the town behind it.
      if (page.facts.names.some(one => beginsWith(name, one.name))) continue
      // The page's own name with a slip in it is told as that.
      if (where !== 'name of WebSite' && page.facts.names.some(one => isMisspelled(one.name, name))) continue
      const visible = visibleWords(page)
      const stands =
        where === '©'
          ? countOf(visible, plainWords(name)) > 1
          : says(page, name) || proper.every(word => visible.includes(` ${word}`))
      if (!stands) found.set(plainName(name), { url: page.url, line, evidence: `${where}: “${name.slice(0, 80)}”` })
    }
    // Against a title that nobody wrote, the page's own name would be the stranger.
    if (found.size > 0 && titlePlaceholder.look(page).state === 'found') return notApplicable
    return foundAll([...found.values()])
  },
}

/**
 * A site that holds the copyright is told by its address, unless it bears one of the page's own words, or the page says
 * the same in words of their own.
 */
function wordsOfHolder(name: string, own: ReadonlySet<string>, page: PageView): readonly string[] {
  if (!site_name.test(name)) return properWords(name)
  const label = name.toLowerCase().replace(/^www\.|\.\w+$/g, '')
  if ([...own].some(word => label.includes(word))) return []
  const said_apart = visibleWords(page).replaceAll(` ${label} `, '  ').replaceAll(' ', '')
  return said_apart.includes(label.replaceAll('-', '')) ? [] : [label]
}

/** Words of a name that stand for it alone. */
const fewest_words = 2

function beginsWith(name: string, own: string): boolean {
  const plain = plainWords(own)
  return plain.split(' ').length >= fewest_words && plainWords(name).startsWith(`${plain} `)
}

/** Is the host made of the name, or of its initials? */
function isOfHost(name: string, host: string): boolean {
  const words = name.split(' ')
  const initials = words.map(word => word[0]).join('')
  return host.includes(words.join('')) || (initials.length >= 3 && host.includes(initials))
}
