/** With none, and with one that gives no address, browsers go by rules of old. */
const document_type =
  /^\s{0,200}(?:<\?xml[^<>]{0,200}>\s{0,50})?<!doctype\s+html(?:\s*>|\s+system|\s+public\s+"[^"<>]{0,100}"\s+"http|[^<>]{0,100}strict)/i

/** Whether browsers show a page by the rules of old. */
export const isOfOld = (html: string): boolean => !document_type.test(html.slice(0, 1_000))
