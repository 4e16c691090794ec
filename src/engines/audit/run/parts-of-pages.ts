import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { silentButtons } from '#src/engines/audit/facts/scripts/silent-buttons.ts'
import { mayActOnClicks } from '#src/engines/audit/facts/site/acts-on-clicks.ts'

/** More than honest sites have. */
const most_silent = 20
const most_idle = 60
const most_boxes = 40
const most_parts = 60
/** A heading and a line of text, beside menu, header and footer. */
const few_words = 40

/** What pages have to press or to be filled, and of which only all code of the site can tell whether it does anything. */
export class PartsOfPages {
  readonly #silent_buttons: SiteView['silent_buttons'][number][] = []
  readonly #boxes_pressed: SiteView['boxes_pressed'][number][] = []
  readonly #idle: SiteView['idle'][number][] = []
  readonly #empty_parts: SiteView['empty_parts'][number][] = []

  add(view: PageView): void {
    this.#noteSilentButtons(view)
    this.#noteIdle(view)
    this.#noteBoxes(view)
    this.#noteEmptyParts(view)
  }

  get all(): Pick<SiteView, 'silent_buttons' | 'boxes_pressed' | 'idle' | 'empty_parts'> {
    return {
      silent_buttons: this.#silent_buttons,
      boxes_pressed: this.#boxes_pressed,
      idle: this.#idle,
      empty_parts: this.#empty_parts,
    }
  }

  /** The menu of a site is the same everywhere: it is told once. */
  #noteSilentButtons({ facts, url }: PageView): void {
    const silent_buttons = this.#silent_buttons
    for (const { text, ...silent } of silentButtons(facts)) {
      if (silent_buttons.length >= most_silent) return
      if (silent.of === 'menu' && silent_buttons.some(({ of }) => of === 'menu')) continue
      silent_buttons.push({ url: detached(url), text: detached(text), ...silent })
    }
  }

  #noteBoxes({ facts, url }: PageView): void {
    const boxes_pressed = this.#boxes_pressed
    for (const { does, line, element, text, by } of facts.controls) {
      if (does !== 'named' || boxes_pressed.length >= most_boxes) continue
      const names = by.split(' ').map(detached)
      // What all pages have is told once.
      if (boxes_pressed.some(one => one.text === text && one.names[0] === names[0])) continue
      boxes_pressed.push({ url: detached(url), line, element, text: detached(text), names })
    }
  }

  #noteIdle({ facts, url }: PageView): void {
    const by_script = mayActOnClicks(facts)
    for (const { text, names, ...one } of facts.idle) {
      // Where nothing acts on clicks, links to nowhere are told of the page.
      if (one.element === 'a' && !by_script) continue
      if (this.#idle.length >= most_idle) return
      this.#idle.push({ ...one, url: detached(url), text: detached(text), names: names.map(detached) })
    }
  }

  #noteEmptyParts({ facts, indexable, url }: PageView): void {
    for (const { id, line, named } of facts.empty_parts) {
      if (this.#empty_parts.length >= most_parts) break
      const by_page = facts.filled_ids.includes(id)
      // Of a box without a telling name, that the page is about nothing else tells.
      if (!named && !(by_page && indexable && facts.text.main_words < few_words)) continue
      this.#empty_parts.push({ url: detached(url), line, id: detached(id), by_page })
    }
  }
}
