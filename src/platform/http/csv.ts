import type { Context } from 'hono'

/** Spreadsheets take Latin letters with accents for something else unless the file begins with this. */
const byteOrderMark = '\ufeff'

/**
 * What spreadsheets would run as a formula, full-width signs included:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** One line as RFC 4180 writes it. A text that a spreadsheet would run gets an apostrophe in front. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

/** The texts in UTF-8, each made only when the reader has taken the one before. */
function inBytes(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await texts.return()
    },
  })
}

async function* withMark(first: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield byteOrderMark + first
  yield* rest
}

/**
 * Answers the lines as a file to keep, as fast as they are taken. Throws what the first of them throws; a later failure
 * breaks the answer off, so that half a file is not taken for a whole one.
 */
export async function answerCsv(c: Context, file_name: string, lines: AsyncGenerator<string, void>): Promise<Response> {
  const first = await lines.next()
  c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
  c.header('Content-Disposition', `attachment; filename="${file_name}"`)
  return c.body(inBytes(withMark(first.done ? '' : first.value, lines)))
}
