import type { Reach } from '#src/build/chunks/reach.ts'

/** From this many signed-in screens on a module is part of what all of them share. */
const mostScreens = 15
/** From this many on it is part of what the screens with lists and forms share. */
const severalScreens = 7
/** From this many public pages on a module that screens need, too, is loaded by every page that comes to life. */
const severalPages = 4

/**
 * Which file a module of ours is sent in, or `null` where the bundler decides. Left alone it makes a file of each set of
 * modules that the same screens need, most of them under 500 bytes, and a screen waits for seventy of them.
 */
export function chunkName({ screens, pages, later_pages }: Reach): string | null {
  if (pages >= severalPages && screens >= 2) return 'everywhere'
  if (pages > 0 || later_pages > 0) return null
  if (screens >= mostScreens) return 'area'
  if (screens >= severalScreens) return 'forms'
  return null
}
