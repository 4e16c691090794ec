import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { Place } from '../types/place.ts'
import type { VeilFact } from '../types/script-facts.ts'

/** A rule for one simple selector; what is inside brackets of its own, for a medium or a step of an animation, is no such rule. */
const rule = /(?:^|[};/,]|-->)\s*(html|body|[.#][\w-]{1,60})\s*\{([^{}]{0,1000})\}/g
const hides =
  /(?:^|[;\s/])(opacity\s*:\s*0(?:\.0+)?|visibility\s*:\s*hidden|display\s*:\s*none)\s*(?:!important\s*)?(?:;|$)/i
/** By which the page shows itself without any script. */
const shows_itself = /animation|@keyframes/i
const most_rules = 200
/** One look spares most styles the rest. */
const may_hide = /opacity\s*:\s*0|visibility\s*:\s*hidden|display\s*:\s*none/i

/** Styles on the tags of html and body, and the names by which rules speak of the two. */
export function collectFrameVeil(reading: Reading, { name, in_template, in_noscript }: OpenElement): void {
  if (name === 'head' || in_template || in_noscript) return
  const { attributes, found } = reading
  const names = (attributes.get('class') ?? '').slice(0, 1_000).split(/\s+/)
  found.frame_names.push(name, ...names.map(one => `.${one}`), `#${attributes.get('id') ?? ''}`)
  const style = attributes.get('style') ?? ''
  const hidden = style.length < 1_000 && !shows_itself.test(style) ? hides.exec(style)?.[1] : undefined
  if (hidden) reading.keep('veils', found.veils, { ...reading.place, selector: name, hidden }, 'evidence')
}

/** What makers call the one box around all that a page shows. */
const wrappers = new Set(
  'page wrapper wrap page-wrapper page-wrap page-container site site-wrapper app root outer main-wrapper'.split(' '),
)

/** Such a box right in the body is hidden with all of the page in it. */
export function noteWrapper({ attributes, found, open }: Reading): void {
  const id = attributes.get('id') ?? ''
  if (wrappers.has(id) && open.at(open.depth - 2).name === 'body') found.frame_names.push(`#${id}`)
}

/** Rules of a `<style>` that may hide all of the page. */
export function collectVeils(reading: Reading, text: string, place: Place): void {
  if (!may_hide.test(text)) return
  let seen = 0
  for (const [, selector = '', said = ''] of text.replace(/\/\*[^*]{0,2000}\*\//g, ' ').matchAll(rule)) {
    if (++seen > most_rules) break
    const hidden = shows_itself.test(said) ? undefined : hides.exec(said)?.[1]
    if (!hidden) continue
    const { line, offset } = place
    reading.keep('veils', reading.found.veils, { line, offset, selector, hidden }, 'evidence')
  }
}

/** What hides all of the page until a script takes it away; null where nothing does, or where it is lifted without scripts. */
export function veilOf({ found }: Reading): VeilFact | null {
  if (found.veils.length === 0 || found.has_noscript_style) return null
  return found.veils.find(({ selector }) => found.frame_names.includes(selector)) ?? null
}
