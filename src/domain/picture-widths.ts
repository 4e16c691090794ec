/** The widths, in pixels, at which every raster picture is derived, as the specification lists them. */
export const pictureWidths = [320, 640, 768, 1024, 1200, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]
