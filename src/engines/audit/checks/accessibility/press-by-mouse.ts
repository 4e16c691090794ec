import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ControlFact } from '#src/engines/audit/facts/types/control-facts.ts'

const most = 10
/** So many questions are told as questions. */
const many_questions = 3
const is_question = /\?\W{0,4}$/
/** Another way leads to the same: dots and arrows of a slider, which also moves by itself. */
const moves_slider = /^(?:[\W_]*|prev(?:ious)?|next|\d{1,2})$/i
/** No page, but a place on this one, a call or a mail: to search engines nothing is lost. */
const not_a_page = /^(?:#|tel:|mailto:|sms:|javascript:)/i

const isPressed = ({ does, text, images, goal }: ControlFact) =>
  (does === 'click' || (does === 'goto' && not_a_page.test(goal))) && (images > 0 || !moves_slider.test(text))

export const pressedByMouse: PageCheck = {
  id: 'control-by-mouse-only',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'Something to press answers to a mouse or a finger alone',
  why: 'Whoever works with the keyboard or a screen reader can neither reach nor press it, for it is made as plain text or a picture and not as a button.',
  mend: 'Make it a <button>, or a link where it leads somewhere. Both take keys by themselves.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || facts.controls.length === 0) return notApplicable
    const pressed = facts.controls.filter(one => isPressed(one) && one.element !== 'button' && one.element !== 'input')
    const asked = pressed.filter(({ text }) => is_question.test(text))
    const told = pressed.filter(one => asked.length < many_questions || !asked.includes(one))
    return foundAll(
      told.slice(0, most).map(({ line, element, text, by }): Occurrence => {
        const evidence = `<${element} onclick="${shortened(by, 40)}">${shortened(text, 60)}`
        return { url, line, evidence }
      }),
    )
  },
}
