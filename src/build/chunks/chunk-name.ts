import type { Reach } from '#src/build/chunks/reach.ts'

/** From this many signed-in screens on a module is part of what all of them share. */
const mostScreens = 15
/** From this many on it is part of what the screens with lists and forms share. */
const severalScreens = 7
/** So many public pages have something to operate; what all of them need comes with everything. */
const everyPage = 9

/**
 * Which file a module of ours is sent in, or `null` where the bundler decides. Left alone it makes a file of each set of
 * modules that the same screens need, most of them under 500 bytes, and a screen waits for seventy of them.
 */
export function chunkName({ roots, screens, pages, later_pages, still }: Reach): string | null {
  if (roots > 0) return screens + pages + still > 0 ? 'everywhere' : null
  if (pages >= everyPage) return 'everywhere'
  if (pages + later_pages + still > 0) return null
  if (screens >= mostScreens) return 'area'
  if (screens >= severalScreens) return 'forms'
  return null
}
