import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

const files = createRequire(import.meta.url)

function readFace(weight: 400 | 600): Font {
  const bytes = readFileSync(files.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

export type CardFaces = { plain: Font; bold: Font }

/** The heading face, read from its package: a card must look the same on a machine without any font. */
export function readCardFaces(): CardFaces {
  return { plain: readFace(400), bold: readFace(600) }
}

/** Breaks `text` into lines no wider than `width` pixels at `size`. A single longer word keeps its own line. */
export function breakLines(face: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || face.getAdvanceWidth(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const round = (value: number | undefined) => String(Math.round((value ?? 0) * 10) / 10)

function commandText(command: PathCommand): string {
  switch (command.type) {
    case 'Z':
      return 'Z'
    case 'Q':
      return `Q${[command.x1, command.y1, command.x, command.y].map(round).join(' ')}`
    case 'C':
      return `C${[command.x1, command.y1, command.x2, command.y2, command.x, command.y].map(round).join(' ')}`
    default:
      return `${command.type}${round(command.x)} ${round(command.y)}`
  }
}

/**
 * The outline of one line of text as SVG path data, its baseline at `y`. Written from the commands: the library's own
 * `toPathData` answers NaN for coordinates that it rounds in exponent form.
 */
export function outline(face: Font, text: string, x: number, y: number, size: number): string {
  return face.getPath(text, x, y, size).commands.map(commandText).join('')
}
