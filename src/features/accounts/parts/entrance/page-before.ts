/** The path of the page of ours that led here, '' when another site did or nobody says. `referrer` as in `document`. */
export function pageBefore(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return ''
  const url = new URL(referrer)
  return url.origin === origin ? url.pathname : ''
}
