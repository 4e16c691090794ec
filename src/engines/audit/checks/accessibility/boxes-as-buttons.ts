import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { mayActOn } from '#src/engines/audit/facts/scripts/acts-in-code.ts'

const most = 10
const clicks = ['click', 'onclick', 'mousedown', 'pointerdown', 'touchstart']

export const boxesAsButtons: SiteCheck = {
  id: 'button-is-a-box',
  section: 'accessibility',
  severity: 'medium',
  scope: 'site',
  title: 'A button is made as a plain box that no key reaches',
  why: 'A script listens for the mouse alone. Whoever works with the keyboard or a screen reader can neither reach nor press it, and gets no further.',
  mend: 'Make it a <button type="button"> with the same id and class. It takes keys by itself.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  look: ({ boxes_pressed, own_scripts }) => {
    if (boxes_pressed.length === 0) return notApplicable
    if (own_scripts.some(({ tells_state }) => tells_state)) return foundAll([])
    const acts = own_scripts.map(({ acts: one }) => ({ ...one, on_buttons: false, on_links: false, brings: false }))
    const listening = acts.filter(one => mayActOn(one, { element: 'div', names: clicks }))
    const told = boxes_pressed.filter(({ names }) => listening.some(one => mayActOn(one, { element: 'div', names })))
    return foundAll(
      told.slice(0, most).map(({ url, line, element, text, names }) => ({
        url,
        line,
        evidence: `<${element}> “${text}”, which a script knows as ${names[0]}`,
      })),
    )
  },
}
