import type { Reading } from '../reading/reading.ts'

/** The first doctype counts. `<!doctype html>`, with or without `SYSTEM "about:legacy-compat"`, is the standard's own. */
export function readDoctype(reading: Reading, text: string, offset: number): void {
  if (reading.found.doctype) return
  const legacy = !/^doctype\s+html\s*(?:system\s*(["'])about:legacy-compat\1\s*)?$/i.test(text.trim())
  const end = reading.source.lineAt(offset + 2 + text.length)
  const line = end - (text.match(/\r\n?|\n/g)?.length ?? 0)
  reading.found.doctype = { text: reading.cut('doctype', text), legacy, line, offset }
}
