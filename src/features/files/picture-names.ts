import { pictureWidths } from '#src/domain/picture-widths.ts'

export const pictureFormats = ['webp', 'jpg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** What the names of a picture's objects begin with. */
export const objectsOf = (id: string): string => `pictures/${id}/`

export const objectName = (id: string, width: number, format: PictureFormat): string =>
  `${objectsOf(id)}${width}.${format}`

/** The widths at which a picture so wide is kept: those below its own, and the next one, at which it has its own. */
export function widthsFor(width: number): number[] {
  const next = pictureWidths.find(wide => wide >= width) ?? Number.POSITIVE_INFINITY
  return pictureWidths.filter(wide => wide <= next)
}
