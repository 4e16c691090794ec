import { programsInCode } from './programs-in-code.ts'

/** How code sends a form in place of the browser: all its fields under their names, or what it makes of them itself. */
export type Resends = '' | 'whole' | 'own'

const whole = /\.serialize(?:Array)?\(\s*\)|new FormData\(\s*[\w$.[\]]{1,40}\s*\)/
const of_its_own = /\.append\(|JSON\.stringify|\bparam\(/
const takes_address = /attr\(\s*["']action["']\s*\)|\.action\b(?!s)|getAttribute\(\s*["']action["']/
const posts = /fetch\(|XMLHttpRequest|\bajax\b|\$\.post|axios|\.post\(/

export function resendsForms(text: string): Resends {
  if (!posts.test(text)) return ''
  if ((text.includes('serialize') || text.includes('FormData')) && whole.test(text))
    return of_its_own.test(text) ? 'own' : 'whole'
  const may_pick = text.includes('.val()') || text.includes('.value') || text.includes('FormData')
  return may_pick && (takes_address.test(text) || programsInCode(text).length > 0) ? 'own' : ''
}
