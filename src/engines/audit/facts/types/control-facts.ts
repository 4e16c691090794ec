import type { Place } from './place.ts'

/** A button, or a link to nowhere, that only a script could give something to do: `names` are its id and classes. */
export type IdleFact = Place & { element: 'button' | 'a'; text: string; names: readonly string[] }

/** A link or button that begins while a button or link is open. */
export type NestedFact = Place & { element: string; within: string }

/**
 * Something to press that is no link. No key reaches a box or a picture that takes a click (`click`), or that is called
 * as what opens the menu (`menu`). Code leads on from one of these or from a button (`goto`). A `menu-button` takes keys
 * and does not say whether the menu is open. One that is only called a button (`named`) may take clicks by a script.
 */
export type ControlFact = Place & {
  element: string
  does: 'click' | 'goto' | 'menu' | 'menu-button' | 'named'
  /** What is written on it, or said of its picture. */
  text: string
  images: number
  /** The name of its class by which it opens a menu, `#` and its id, or the beginning of its code. */
  by: string
  /** The address it leads to, as written; `''` where it leads to none. */
  goal: string
}
