/** Elements of a list of questions, by the names that pages give them, that something listens to. */
const of_questions = /["'`.][\w .#>-]{0,40}\b(?:faq|accordion)[\w-]{0,30}(?:[ .>#][\w .#>-]{0,40})?["'`]/i
const on_click =
  /addEventListener\s{0,3}\(\s{0,3}["']click["']|\.on\s{0,3}\(\s{0,3}["']click["']|\.onclick\s{0,3}=|\.click\s{0,3}\(\s{0,3}(?:function|\(|\w+ ?=>)/
/** Ways by which a key works, too. */
const by_key = /keydown|keyup|keypress|tabindex|["']role["']|["']button["']/i

/** Does code say of elements what they are, or whether they are open, as screen readers ask? */
export const tellsState = (code: string): boolean =>
  code.includes('aria-expanded') ||
  code.includes('ariaExpanded') ||
  code.includes('tabindex') ||
  code.includes('tabIndex')

/** Does code open the answers to questions on a click, and by no key? */
export function opensAnswers(code: string): boolean {
  if (!code.includes('click') || !(code.includes('faq') || code.includes('accordion') || code.includes('Faq')))
    return false
  return of_questions.test(code) && on_click.test(code) && !by_key.test(code)
}
