/** "(904) 555-0142" for a number of the United States; any other as it is. The rules read both. */
export function phoneInWords(number: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${office}-${line}` : number
}
