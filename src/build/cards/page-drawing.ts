import { DomUtils, parseDocument } from 'htmlparser2'
import { lookOf } from '#src/build/cards/card-looks.ts'
import { type CardFaces, outline } from '#src/build/cards/card-type.ts'
import type { Tone } from '#src/build/cards/map-looks.ts'

type Nodes = ReturnType<typeof parseDocument>['children']
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What letters take over from the elements around them. */
type Lettering = { size: number; weight: string; anchor: string }

/** How a drawing is redrawn. */
type Pen = {
  faces: CardFaces
  tone: Tone
  /** From where to where on the drawing's x axis the card shows it: a label that would be cut is left out. */
  seen: { left: number; right: number }
}

const ofLetters = new Set(['font-size', 'font-weight', 'text-anchor'])
/** Said to assistive technology, or of use on the page only. */
const ofPage = /^(class|id|role|style|aria-.+)$/
const unseen = new Set(['title', 'desc'])

const isElement = (node: Nodes[number]): node is Element => 'attribs' in node
const classesOf = ({ attribs }: Element) => attribs.class?.split(/\s+/) ?? []

/** The drawing that tells what a built page is about: its map, else the figure of its article. */
export function findDrawing(html: string): Element | undefined {
  const { children } = parseDocument(html, { lowerCaseAttributeNames: false })
  const main = DomUtils.getElementsByTagName('main', children)
  const figures = DomUtils.filter(node => isElement(node) && classesOf(node).includes('article-drawing'), main)
  const maps = DomUtils.getElementsByTagName('svg', main).filter(svg => classesOf(svg).includes('map'))
  return maps[0] ?? DomUtils.getElementsByTagName('svg', figures)[0]
}

/** Width and height of a drawing that starts at 0, 0. Throws at any other. */
export function sizeOf({ attribs }: Element): { width: number; height: number } {
  const [, width, height] = /^0 0 ([\d.]+) ([\d.]+)$/.exec(attribs.viewBox ?? '') ?? []
  if (!width || !height) throw new Error(`A social card cannot show a drawing with the viewBox "${attribs.viewBox}".`)
  return { width: Number(width), height: Number(height) }
}

function attributesOf(element: Element, tone: Tone): Record<string, string> {
  const own = Object.entries(element.attribs).filter(([name]) => !ofPage.test(name))
  return { ...Object.fromEntries(own), ...lookOf(element.attribs.class ?? '', tone) }
}

function tag(name: string, attributes: Readonly<Record<string, string>>, content: string): string {
  const written = Object.entries(attributes).filter(([name]) => !ofLetters.has(name))
  return `<${name}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}>${content}</${name}>`
}

function letteringOf(attributes: Readonly<Record<string, string>>, around: Lettering): Lettering {
  return {
    size: Number(attributes['font-size'] ?? around.size),
    weight: attributes['font-weight'] ?? around.weight,
    anchor: attributes['text-anchor'] ?? around.anchor,
  }
}

/** The lines of a text element: its own words, or one line for each part that moves down. */
function linesOf(text: Element, size: number): { words: string; x: number; y: number }[] {
  const x = Number(text.attribs.x ?? 0)
  let y = Number(text.attribs.y ?? 0)
  const parts = text.children.filter(isElement)
  if (parts.length === 0) return [{ words: DomUtils.textContent(text), x, y }]
  return parts.map(part => {
    const dy = part.attribs.dy ?? '0'
    y += Number.parseFloat(dy) * (dy.endsWith('em') ? size : 1)
    return { words: DomUtils.textContent(part), x: Number(part.attribs.x ?? x), y }
  })
}

function drawLetters(text: Element, lettering: Lettering, { faces, seen }: Pen): string {
  const { size, weight, anchor } = lettering
  const face = weight === '600' ? faces.bold : faces.plain
  const before: Readonly<Record<string, number>> = { middle: 0.5, end: 1 }
  const paths = linesOf(text, size).map(({ words, x, y }) => {
    const width = face.getAdvanceWidth(words, size)
    const left = x - width * (before[anchor] ?? 0)
    return { d: outline(face, words, left, y, size), fits: left >= seen.left && left + width <= seen.right }
  })
  return paths.every(({ fits }) => fits) ? paths.map(({ d }) => d).join('') : ''
}

function drawElement(element: Element, around: Lettering, pen: Pen): string {
  if (unseen.has(element.name)) return ''
  const attributes = attributesOf(element, pen.tone)
  const lettering = letteringOf(attributes, around)
  if (element.name === 'text') {
    const { x, y, ...looks } = attributes
    return tag('path', { ...looks, d: drawLetters(element, lettering, pen) }, '')
  }
  return tag(element.name, attributes, drawChildren(element, lettering, pen))
}

function drawChildren(element: Element, lettering: Lettering, pen: Pen): string {
  return element.children
    .filter(isElement)
    .map(child => drawElement(child, lettering, pen))
    .join('')
}

/** The content of a drawing as SVG that needs neither style sheet nor font. */
export function redraw(svg: Element, pen: Pen): string {
  const lettering = letteringOf(attributesOf(svg, pen.tone), { size: 16, weight: '400', anchor: 'start' })
  return drawChildren(svg, lettering, pen)
}
