type StepPart = { text: string; is_name: boolean }

/** A step's text cut where names of the screen begin and end: `Press **Sign in**.` is "Press ", the name "Sign in", ".". */
export function stepParts(text: string): StepPart[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, is_name: index % 2 === 1 }))
    .filter(part => part.text !== '')
}

/** The names that a step gives, as they stand on the screen. */
export function namesIn(text: string): string[] {
  return stepParts(text).flatMap(part => (part.is_name ? [part.text] : []))
}
