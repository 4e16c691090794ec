import { setsTheme } from '#src/engines/audit/facts/contrast/theme-by-script.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { bringsIcons } from '#src/engines/audit/facts/styles/icon-fonts.ts'
import { type ActsInCode, actsInCode } from './acts-in-code.ts'
import { blanksInCode } from './blanks-in-code.ts'
import { type CodeContact, contactsInCode } from './contacts-in-code.ts'
import { countsVisitors } from './counts-visitors.ts'
import { filledIds } from './filled-ids.ts'
import { type FormCode, formCode } from './form-code.ts'
import { type FrameInCode, frameInCode } from './frame-in-code.ts'
import { hiddenCode } from './hidden-code.ts'
import { linksInCode, loadsParts } from './links-in-code.ts'
import { type NeededElement, neededElements } from './needed-elements.ts'
import { opensAnswers, tellsState } from './opens-answers.ts'
import { makesPhoneMenu } from './phone-menu.ts'
import { programsInCode } from './programs-in-code.ts'
import { type Resends, resendsForms } from './resends-forms.ts'
import { type SecretKey, secretKeys } from './secret-keys.ts'
import { type SlipInCode, slipInCode } from './slip-in-code.ts'
import { thanksUnsent } from './thanks-unsent.ts'
import { type WorkshopCode, workshopCode } from './workshop-code.ts'

/** What is known of a script of the site itself, from its text. */
export type OwnScript = FormCode & {
  /** Addresses in links that it draws. */
  links: readonly string[]
  /** Programs that it posts what was typed to, as written. */
  posts_to: readonly string[]
  /** How it sends the forms of a page in place of the browser. */
  resends: Resends
  /** It fetches pieces of pages and puts them in. */
  loads_parts: boolean
  /** Numbers and mailboxes that its settings name. */
  contacts: readonly CodeContact[]
  /** By it the questions of a list open their answers on a click, and by no key. */
  opens_answers: boolean
  /** It tells assistive technology what is open, or makes a box a button. */
  tells_state: boolean
  /** It always puts the page into other colors than its code has. */
  sets_theme: boolean
  /** Keys in it that only a server may know. */
  secret_keys: readonly SecretKey[]
  /** It counts visitors, or brings in what does. */
  counts_visitors: boolean
  /** It puts structured data into the page. */
  writes_data: boolean
  /** Ids of elements that it may fill with what it holds or fetches. */
  fills: readonly string[]
  /** What of the frame of pages it writes. */
  frame: FrameInCode
  /** It may draw pictures, or fetch what has some. */
  shows_pictures: boolean
  /** Blanks of a template among its words. */
  blanks: readonly string[]
  /** It may bring in a font of signs. */
  brings_icons: boolean
  /** On what it may act when it is pressed. */
  acts: ActsInCode
  /** Forms, by their selectors, for which it thanks visitors and which it sends nowhere. */
  thanks_unsent: readonly string[]
  /** For which nothing of it runs. */
  slip: SlipInCode | null
  /** Elements without which it ends on the way. */
  needs: readonly NeededElement[]
  /** It draws a form, listens to nothing, and brings in nothing: a chunk of pages that are drawn before they are sent. */
  draws_deaf_form: boolean
  /** It makes a menu of its own for phones, or a button that opens the one there is. */
  makes_phone_menu: boolean
  /** How code in it begins that hides what it brings in; '' where there is none. */
  hides: string
  /** What it sets for the computer of whoever makes it; null where nothing is. */
  workshop: WorkshopCode | null
}

const may_show =
  /<(?:img|picture|video|iframe)\b|createElement\(\s{0,3}["'`](?:img|video|iframe|canvas|script)|\bnew Image\b|\.(?:jpe?g|png|webp|avif|gif|mp4)\b|background(?:-i|I)mage|\.src\s{0,3}=|\bfetch\(|XMLHttpRequest|\bimport\b|\.(?:load|ajax|getJSON|get)\(/i

const deaf_form = /["']form["']\s{0,3},\s{0,3}\{/
const listens =
  /onSubmit|onClick(?=["']?\s{0,3}[:=])[^}]{0,200}(?:submit|send|fetch|post)|addEventListener|fetch\(|axios|XMLHttpRequest|emailjs/i
const longest_chunk = 60_000

/** React gives a form its listener where it draws it. */
const drawsDeafForm = (text: string): boolean =>
  text.length < longest_chunk && deaf_form.test(text) && !listens.test(text)

export function ownScript(text: string): OwnScript {
  return {
    ...formCode(text),
    links: linksInCode(text),
    posts_to: programsInCode(text),
    resends: resendsForms(text),
    loads_parts: loadsParts(text),
    contacts: contactsInCode(text),
    opens_answers: opensAnswers(text),
    tells_state: tellsState(text),
    sets_theme: setsTheme(text),
    secret_keys: secretKeys(text),
    counts_visitors: countsVisitors(text),
    writes_data: text.includes('application/ld+json') && text.includes('createElement'),
    fills: filledIds(text),
    frame: frameInCode(text),
    shows_pictures: may_show.test(text),
    blanks: blanksInCode(text),
    brings_icons: bringsIcons(text),
    acts: actsInCode(text),
    thanks_unsent: thanksUnsent(text).map(detached),
    slip: slipInCode(text),
    needs: neededElements(text),
    draws_deaf_form: drawsDeafForm(text),
    makes_phone_menu: makesPhoneMenu(text),
    hides: detached(hiddenCode(text) ?? ''),
    workshop: workshopCode(text),
  }
}
