import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tagNamed } from '../reading/tags.ts'
import type { ControlFact } from '../types/control-facts.ts'

const never = new Set('area select textarea label summary form option body html video audio iframe'.split(' '))
/** They take keys: only where they lead, or whether they say that the menu is open, is of interest. */
const buttons = new Set(['button', 'input'])
const around = ['a', 'button', 'label', 'summary'].map(tagNamed)
const most = 100

/** How makers call what opens the menu on a phone. */
const opens_menu =
  /(?:^|\s)(?:hamburger|burger|(?:nav|site|header|mobile|menu)[-_]?(?:hamburger|burger)(?:[-_](?:btn|button|toggle|icon))?|mobile[-_]?menu[-_]?(?:btn|button|toggler?|icon|trigger|open(?:er)?)|mobile[-_]?nav[-_]?(?:btn|button|toggler?)|nav[-_]?(?:btn|button|open(?:er)?)|menu[-_]?open|(?:hamburger|burger)[-_]?(?:menu|icon|btn|button|toggle)|(?:mobile[-_]?)?(?:menu[-_]?(?:btn|button|toggler?|icon|trigger|opener|burger)|(?:nav|navbar)[-_]?(?:toggler?|burger|trigger))|toggle[-_]?(?:menu|nav)|icon[-_]?(?:menu|burger|hamburger)|mobile[-_]?toggle|nav[-_]?burger|menu[-_]?bars?)(?:\s|$)/i
const may_open_menu = /burger|menu|nav|toggle/i
const opens_menu_in_code = /^[^'"]{0,30}(?:toggle|open|show)_?(?:mobile)?_?(?:menu|nav)/i
const longest_class = 200

const leads =
  /(?:\blocation(?:\.href)?\s?=|\blocation\.(?:assign|replace)\(|\bwindow\.open\()\s?['"]([^'"\s]{1,300})['"]/
/** What lies over the page, and what it is shut by: there is a key for that, or another way. */
const shuts =
  /close|hide|dismiss|destroy|remove|cancel|stopPropagation|preventDefault\(\);?\s*$|event\.target|\bthis\.select|submit|track|gtag|ga\(|fbq|\.click\(\)/i
const cross = /^[×✕✖✗╳x]$/i

const is_word = /\p{L}{2}/u
const longest_label = 40

type Doing = Pick<ControlFact, 'does' | 'by' | 'goal'>

/** What opens the menu stands near the top of the page. */
const near_top = 600
const boxes = new Set(['div', 'span', 'i', 'button'])

export const mayOpenMenu = ({ found, attributes }: Reading, { name }: OpenElement): boolean =>
  found.counts.body_elements < near_top && boxes.has(name) && (attributes.has('class') || attributes.has('id'))

/** By its class, else by its id. */
function menuName({ attributes }: Reading): string | undefined {
  for (const attribute of ['class', 'id']) {
    const written = attributes.get(attribute)
    if (written === null || written.length > longest_class || !may_open_menu.test(written)) continue
    const name = opens_menu.exec(camel(written))?.[0].trim()
    if (name !== undefined) return attribute === 'id' ? `#${name}` : name
  }
  return undefined
}

/** `mobileMenuBtn` as `mobile-Menu-Btn`. */
const camel = (name: string) => name.replace(/([a-z])(?=[A-Z])/g, '$1-')

/** An id or class that calls an element a button and no other one beside it: "checkout-button", "btnSend". */
const button_name =
  /^(?=.{5,60}$)(?:[a-z][\w-]*[-_])?(?:btn|button)[-_]?[a-z][\w-]*$|^[a-z][\w-]*?[-_]?(?:btn|button)$/i
/** How kits call the looks of any button, and what holds several. */
const of_kit =
  /^(?:btn|button)[-_](?:primary|secondary|success|danger|warning|info|light|dark|default|link|lg|sm|md|xs|large|small|outline[\w-]*|block|group|toolbar|wrap(?:per)?|container|text|label|icon|inner|row|box|area|holder|list|bar|set|style|main|cta|\d)|(?:group|wrap(?:per)?|container|row|box|area|holder|list|bar)$|^(?:btn|button)s?$/i
const may_call = /btn|button/i

function buttonNames({ attributes }: Reading): string {
  const id = attributes.get('id') ?? ''
  const classes = attributes.get('class') ?? ''
  if (!may_call.test(id) && !may_call.test(classes)) return ''
  if (id.length + classes.length > longest_class) return ''
  const names = [id, ...classes.split(/\s+/)].filter(name => button_name.test(name) && !of_kit.test(name))
  return names.slice(0, 3).join(' ')
}

function doingOf(reading: Reading, is_button: boolean): Doing | undefined {
  const { attributes } = reading
  const code = attributes.handlers > 0 ? attributes.text('onclick').slice(0, 500) : ''
  const by = code.slice(0, 80)
  const goal = leads.exec(code)?.[1] ?? ''
  if (goal !== '') return { does: 'goto', by, goal }
  const name = menuName(reading)
  if (is_button) {
    const says = attributes.has('aria-expanded') || attributes.has('aria-haspopup') || attributes.hooks > 0
    return name === undefined || says ? undefined : { does: 'menu-button', by: name, goal }
  }
  if (name !== undefined || opens_menu_in_code.test(code)) return { does: 'menu', by: name ?? by, goal }
  if (code === '') {
    const called = buttonNames(reading)
    return called === '' ? undefined : { does: 'named', by: called, goal }
  }
  return shuts.test(code) ? undefined : { does: 'click', by, goal }
}

/**
 * What is to be pressed and is no link: a box that takes a click and no key, a button that leads to a page. What stands
 * in a box is looked at when it ends: a link or a button there is what takes keys.
 */
export function collectControl(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes, found, open } = reading
  const { name } = element
  // A drawing is pressed as a whole; what it is drawn of shows no words.
  const shown = name === 'svg' && stands ? open.at(open.depth - 2) : element
  if (never.has(name) || shown.hidden || shown.foreign || reading.in_control) return
  if (attributes.has('role') || attributes.has('tabindex') || (name === 'a' && attributes.has('href'))) return
  const itself = stands && (name === 'a' || name === 'button') ? 1 : 0
  if (around.some(tag => open.count(tag) > (tag.name === name ? itself : 0))) return
  const is_button = buttons.has(name)
  const doing = doingOf(reading, is_button)
  if (doing?.does === 'named' && (!stands || !boxes.has(name))) return
  if (doing === undefined || found.controls.length >= most) return
  const fact: ControlFact = { ...reading.place, element: name, text: '', images: 0, ...doing }
  if (!stands) {
    const said = attributes.text('alt') || attributes.text('title') || attributes.text('value')
    fact.text = reading.cut('name', said, 'label')
    fact.images = name === 'img' ? 1 : 0
    found.controls.push(fact)
    return
  }
  const before = keyed(reading) + itself
  reading.in_control = true
  reading.capture(capture => {
    reading.in_control = false
    fact.text = reading.cut('name', capture.text || capture.name, 'label')
    fact.images = capture.images
    if (cross.test(fact.text)) return
    // A box around buttons is called so as well, as is one around much text.
    if (doing.does === 'named' && (!is_word.test(fact.text) || fact.text.length > longest_label)) return
    if (keyed(reading) === before || doing.does === 'goto') found.controls.push(fact)
  })
}

const keyed = ({ found }: Reading): number => found.links.length + found.buttons.length + found.fields.length
