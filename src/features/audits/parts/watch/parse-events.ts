/** One message of a stream of server-sent events; its name is `message` where the stream gives none. */
export type ServerEvent = { name: string; data: string }

function readField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}

/**
 * Takes the text of a stream piece by piece and answers the messages that each piece completes.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation, ids and `retry` left out:
 * every connection begins with the whole state.
 */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = ''
  let name = ''
  let data: string[] = []

  /** Answers the message that an empty line completes. */
  const take = (line: string): ServerEvent[] => {
    if (line === '') {
      const complete = data.length === 0 ? [] : [{ name: name || 'message', data: data.join('\n') }]
      name = ''
      data = []
      return complete
    }
    const [field, value] = readField(line)
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    return []
  }

  return piece => {
    // A carriage return at the very end may be half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.flatMap(take)
  }
}
