import { type Element, escapedClass } from '#src/engines/audit/facts/contrast/selectors.ts'
import { walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { pageStyles } from './page-styles.ts'
import { isUndrawn, keepsRoom, type RoomRules, roomRules } from './room-rules.ts'

/** Pictures of a page that move what is below them: how many, the first of them, and where it stands. */
export type WithoutRoom = { count: number; first: string; line: number }

/** What a picture stands in: a box of a fixed height around it keeps the room as well. */
const boxes_around = 2
const id_written = /\sid\s*=\s*["']?([^\s"'>]{1,200})/i
const has_height = /\sheight\s*=\s*["']?\s*[1-9]/i
const source =
  /\s(?:data-(?:lazy-)?src|data-original|data-lazy|src)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i
const most_pictures = 300
/** That no picture comes from there is told as that. */
export const of_a_page = /\.html?(?:[?#]|$)/i
const without_pictures = new Set(['noscript', 'template'])

/** A kit that makes its styles in the browser, by the names of the classes; those for wider screens have a colon. */
const utility = /cdn\.tailwindcss\.com|@tailwindcss\/browser/i
const utility_keeps =
  /^(?:(?:h|size)-(?:\d[\d.]*|px|screen|\[[\d.]+(?:px|r?em|[sd]?vh)\])|aspect-(?!auto)\S+|absolute|fixed)$/

type Judge = Record<'keeps' | 'hides', (element: Element) => boolean>

/** By the styles of a page; undefined where some of them are not known. */
function judgeOf(html: string, url: string, loaded: ReadonlyMap<string, RoomRules>): Judge | undefined {
  if (utility.test(html)) {
    return {
      keeps: one => keepsRoom(one, []) || one.attributes.split(/[\s"']+/).some(name => utility_keeps.test(name)),
      hides: one => isUndrawn(one, []) || one.classes.has('hidden'),
    }
  }
  const rules = pageStyles(html, url, loaded, roomRules)?.styles.flat()
  return rules && { keeps: one => keepsRoom(one, rules), hides: one => isUndrawn(one, rules) }
}

/** Is room kept for a picture, by its own style or that of a box around it, or is it not drawn? */
function isSettled(picture: Element, { keeps, hides }: Judge): boolean {
  let up = 0
  for (let at: Element | undefined = picture; at; at = at.parent) {
    if (without_pictures.has(at.name) || (up <= boxes_around && keeps(at)) || hides(at)) return true
    up++
  }
  return false
}

function lineOf(html: string, first: string): number {
  const found = html.indexOf(first, Math.max(0, html.search(/<body\b/i)))
  return html.slice(0, found).split('\n').length
}

/** Which pictures of a page neither name a height nor have a style that keeps room for them; undefined where nobody can tell. */
export function picturesWithoutRoom(
  html: string,
  url: string,
  loaded: ReadonlyMap<string, RoomRules>,
): WithoutRoom | undefined {
  const judge = judgeOf(html, url, loaded)
  if (!judge) return undefined
  const without: string[] = []
  let pictures = 0
  walkTags<Element>(html, {
    enter: ({ name, attributes, classes }, open) => {
      const id = id_written.exec(attributes)?.[1] ?? ''
      const parent = open.at(-1)?.made
      const element = { name, id, classes: new Set(classes.map(escapedClass)), attributes, parent }
      if (name !== 'img' || has_height.test(attributes) || ++pictures > most_pictures) return element
      const [, double, single, bare] = source.exec(attributes) ?? []
      const src = double ?? single ?? bare
      if (src !== undefined && !of_a_page.test(src) && !isSettled(element, judge)) without.push(src)
      return element
    },
  })
  const [first] = without
  return first === undefined
    ? { count: 0, first: '', line: 0 }
    : { count: without.length, first, line: lineOf(html, first) }
}
