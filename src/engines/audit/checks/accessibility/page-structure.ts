import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { AriaProblem } from '#src/engines/audit/facts/types/structure-facts.ts'

const most = 10

/** Ids that drawing programs write into SVG: copies of one icon bear the same ones and do no harm. */
const drawn =
  /^(?:.{1,2}|(?:clip|paint|mask|path|filter|gradient|linear-?gradient|radial-?gradient|svgid|layer|group|capa|page|icon|svg|fill|stroke|shape|rect|circle|polygon|pattern|image|isolation|ebene|calque|vector|union|oval|symbols?|defs|use|g)[-_ ]?\w*(?:[-_]\w+)*)$/i

export const duplicateId: PageCheck = {
  id: 'duplicate-id',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Two things on a page have the same id',
  why: 'A label, a link or a script that points to the id reaches only the first of them.',
  mend: 'Give each its own id and correct what points to it. Often the same block or form stands on the page twice.',
  source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  look: page => {
    if (!isShown(page)) return notApplicable
    const doubled = page.facts.duplicate_ids
      .filter(({ id, referenced }) => referenced || !drawn.test(id))
      .sort((a, b) => Number(b.referenced) - Number(a.referenced))
    return foundAll(
      doubled.slice(0, most).map(({ id, count, line, lines, referenced }) => {
        const where = `id="${shortened(id, 60)}" ${count} times, lines ${lines.slice(0, 4).join(', ')}`
        return { url: page.url, line, evidence: referenced ? `${where}; something points to it` : where }
      }),
    )
  },
}

export const landmarkMain: PageCheck = {
  id: 'landmark-main',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A page does not mark its main part',
  why: 'People who use a screen reader jump straight to the main part of a page, past logo and menu. Here they cannot.',
  mend: 'Put what is particular to the page into one <main> element, without the menu and the footer.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/landmark-one-main',
  look: page => {
    if (!isShown(page)) return notApplicable
    const mains = page.facts.landmarks.filter(({ role, hidden }) => role === 'main' && !hidden)
    const second = mains[1]
    if (second) return found(page.url, second.line, `${mains.length} parts are marked as the main one`)
    if (mains.length === 1) return ok
    const unseen = unseenPart(page)
    return unseen ? notChecked(unseen) : found(page.url, null, 'Neither <main> nor role="main"')
  },
}

export const skipLinkBroken: PageCheck = {
  id: 'skip-link-broken',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: '“Skip to content” leads nowhere',
  why: 'People who use the keyboard rely on this link to pass the menu. It points to a place that is not on the page.',
  mend: 'Give the main part of the page the id that the link names.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/skip-link',
  look: page => {
    const skip = page.facts.skip_link
    if (!isShown(page) || !skip) return notApplicable
    if (skip.target_exists) return ok
    const unseen = unseenPart(page)
    return unseen
      ? notChecked(unseen)
      : found(page.url, skip.line, `<a href="${shortened(skip.href)}">${skip.text}</a>`)
  },
}

const remarks: Partial<Record<AriaProblem, string>> = {
  'missing-id-target': ': no such id',
  'label-unheard': ': without a role, the label is not read aloud',
}

export const ariaInvalid: PageCheck = {
  id: 'aria-invalid',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Hints for screen readers are wrong',
  why: 'Roles and aria attributes tell screen readers what a thing is. Wrong ones are ignored or mislead.',
  mend: 'Correct the spelling or the value, or delete the attribute: none is better than a wrong one. A picture made of signs, such as stars, needs role="img" beside its label.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/',
  look: page => {
    if (!isShown(page)) return notApplicable
    const cut = page.response.truncated || page.facts.truncated.length > 0
    const wrong = page.facts.aria_problems.filter(({ problem, attribute, value }) => {
      if (/[{}<[%$]/.test(value)) return false
      // What the others point to is often drawn by a script later; any word but false is a true aria-current.
      if (problem === 'missing-id-target') return attribute === 'aria-labelledby' && !cut
      return attribute !== 'aria-current'
    })
    return foundAll(
      wrong.slice(0, most).map(({ line, element, problem, attribute, value }) => {
        const written = `<${element} ${attribute}="${shortened(value, 60)}">`
        return { url: page.url, line, evidence: `${written}${remarks[problem] ?? ''}` }
      }),
    )
  },
}
