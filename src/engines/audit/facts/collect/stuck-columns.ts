import { detached } from '../detached.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { DraftColumns, Reading } from '../reading/reading.ts'

const lays_out = /(?:^|[;\s])display\s{0,3}:\s{0,3}(?:inline-)?grid/i
const template = /(?:^|[;\s])grid-template-columns\s{0,3}:\s{0,3}([^;]{1,200})/i
/** These make fewer columns where there is less room, or let people push them aside. */
const gives_way = /auto-fi[lt]|var\(|clamp\(|max-content|overflow/i
const again = /repeat\(\s*(\d{1,2})\s*,\s*((?:[^()]|\([^()]*\)){1,60})\)/gi
/** A column that takes its share of the width, as against one for an icon or a number. */
const share = /^(?:[\d.]+fr|minmax\(0(?:px)?,[\d.]+fr\)|\d{2}%|[2-9]\d\dpx)$/
const longest_style = 1_000
const most = 10

/** Letters of one child beside which a phone has no room for so many others. */
const lettersFor = (columns: number) => (columns === 2 ? 250 : columns === 3 ? 120 : 60)
/** Fewer are a row of a form: first name beside last name. */
const fields_of_a_form = 3

function sharesIn(style: string): number {
  const said = template.exec(style)?.[1]
  if (said === undefined || !lays_out.test(style) || gives_way.test(style)) return 0
  const written = said
    .replace(/\s{0,3}!important/i, '')
    .replace(again, (_, times: string, track: string) => `${track} `.repeat(Math.min(Number(times), 12)))
    .replace(/\s*,\s*/g, ',')
  return written.split(/\s+/).filter(track => share.test(track)).length
}

/**
 * Columns that stand in the style attribute: no rule for phones can change them, unless it says `!important`. Kept where a
 * phone has no room for what stands in them.
 */
export function collectStuckColumns(reading: Reading, element: OpenElement): void {
  const style = reading.attributes.get('style')
  if (!style?.includes('grid-template-columns') || style.length > longest_style || element.hidden) return
  const columns = sharesIn(style)
  if (columns < 2) return
  const { found, place } = reading
  const draft: DraftColumns = { depth: reading.open.depth, letters: 0, fields: 0 }
  reading.columns.push(draft)
  reading.atEnd(element, () => {
    reading.columns.splice(reading.columns.indexOf(draft), 1)
    if (draft.letters < lettersFor(columns) && draft.fields < fields_of_a_form) return
    const written = detached(template.exec(style)?.[1]?.trim() ?? '')
    if (found.stuck_columns.length < most) found.stuck_columns.push({ ...place, columns, written })
  })
}

/** A child of such columns: how much stands in it. */
export function noteColumn(reading: Reading, element: OpenElement): void {
  const around = reading.columns.find(({ depth }) => depth === reading.open.depth - 1)
  if (!around) return
  const { text, found } = reading
  const from = text.position
  const fields = found.fields.length
  reading.atEnd(element, () => {
    around.letters = Math.max(around.letters, text.position - from)
    around.fields = Math.max(around.fields, found.fields.length - fields)
  })
}

/** A rule that is stronger than a style attribute. */
const frees =
  /grid-template-columns\s{0,3}:[^;{}]{0,100}!important|display\s{0,3}:\s{0,3}(?:block|flex)\s{0,3}!important/i

/** Whether a style takes columns out of the hands of a style attribute. */
export const freesColumns = (css: string) => css.includes('!important') && frees.test(css)
