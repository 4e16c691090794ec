import { escapedClass, matches, type Selector, selectorOf } from '#src/engines/audit/facts/contrast/selectors.ts'
import { walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { rulesOf } from './hiding-rules.ts'
import { pageStyles } from './page-styles.ts'
import { withoutComments } from './painted-pictures.ts'

/** Whether a rule keeps room for what it is about: `undefined` where it says nothing of it. */
type RoomRule = { selector: Selector; keeps: boolean }
export type RoomRules = readonly RoomRule[]

const may_say = /height|aspect-ratio|position/
const height = /(?:^|;)\s*height\s*:\s*([^;]{1,60})/i
const ratio = /(?:^|;)\s*aspect-ratio\s*:\s*(?!auto)\S/i
const out_of_the_way = /(?:^|;)\s*position\s*:\s*(?:absolute|fixed)/i
const a_length = /^(?:calc\(|[\d.]+(?:px|r?em|vh|vw|pt|svh|dvh|ch)\b)/i
const most = 400
/** What a picture stands in: a box of a fixed height around it keeps the room as well. */
const boxes_around = 2

/** The rules of a style that keep room for something, or give it up again. */
export function roomRules(css: string): RoomRules {
  const found: RoomRule[] = []
  if (!may_say.test(css)) return found
  for (const { selector: list, said, within } of rulesOf(withoutComments(css))) {
    if (found.length >= most) return found
    if (/print|keyframes|@font-face/.test(within) || !may_say.test(said)) continue
    const written = height.exec(said)?.[1]?.trim()
    const keeps = ratio.test(said) || out_of_the_way.test(said) || (written !== undefined && a_length.test(written))
    // What holds on some screens only gives nothing up on the others.
    if (!keeps && (written === undefined || within.includes('@media'))) continue
    for (const one of list.split(',')) {
      const selector = selectorOf(one)
      if (selector && !selector.is_beside) found.push({ selector, keeps })
    }
  }
  return found
}

type Box = {
  name: string
  id: string
  classes: ReadonlySet<string>
  attributes: string
  parent: Box | undefined
}

const id_written = /\sid\s*=\s*["']?([^\s"'>]{1,200})/i
const has_both = /^(?=.*\swidth\s*=)(?=.*\sheight\s*=)/is
const by_style = /\sstyle\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/i
const most_pictures = 300

function isKept(box: Box, rules: RoomRules): boolean {
  const [, double, single] = by_style.exec(box.attributes) ?? []
  const own = double ?? single ?? ''
  if (ratio.test(own) || out_of_the_way.test(own) || a_length.test(height.exec(own)?.[1]?.trim() ?? '')) return true
  let best: RoomRule | undefined
  for (const rule of rules) {
    if (best && rule.selector.weight < best.selector.weight) continue
    if (matches(rule.selector, box) === 'yes') best = rule
  }
  return best?.keeps ?? false
}

/** Do the styles of a page keep room for each of its pictures that names no size itself? */
export function keepsRoom(html: string, url: string, loaded: ReadonlyMap<string, RoomRules>): boolean {
  const known = pageStyles(html, url, loaded, roomRules)
  const rules = known?.styles.flat() ?? []
  if (!known) return false
  let pictures = 0
  let keeps = true
  walkTags<Box>(html, {
    enter: ({ name, attributes, classes }, open) => {
      const box = {
        name,
        id: id_written.exec(attributes)?.[1] ?? '',
        classes: new Set(classes.map(escapedClass)),
        attributes,
        parent: open.at(-1)?.made,
      }
      if (name !== 'img' || !keeps || has_both.test(attributes)) return box
      if (++pictures > most_pictures) keeps = false
      let at: Box | undefined = box
      for (let up = 0; at && up <= boxes_around; up++, at = at.parent) if (isKept(at, rules)) return box
      keeps = false
      return box
    },
  })
  return keeps
}
