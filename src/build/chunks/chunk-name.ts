import type { Reach } from '#src/build/chunks/reach.ts'

/** From this many signed-in screens on a module is part of what all of them share. */
const mostScreens = 15
/** From this many on it is part of what the screens with lists and forms share. */
const severalScreens = 7
/** From this many public pages with something to operate on a module that screens need, too, is loaded by each of those pages. */
const severalPages = 5

/**
 * Which file a module of ours is sent in, or `null` where the bundler decides. Left alone it makes a file of each set of
 * modules that the same screens need, most of them under 500 bytes, and a screen waits for seventy of them.
 */
export function chunkName({ roots, screens, pages, later_pages, still }: Reach): string | null {
  if (roots > 0) return screens + pages > 0 ? 'everywhere' : null
  if (pages >= severalPages && screens >= 2) return 'everywhere'
  if (pages + later_pages + still > 0) return null
  if (screens >= mostScreens) return 'area'
  if (screens >= severalScreens) return 'forms'
  return null
}
