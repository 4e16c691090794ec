import { redact } from '#src/platform/log/redact.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'

/** Values that accompany a line; an Error is written with its stack, secrets are struck out by their key. */
type LogFields = Record<string, unknown>

export type Log = {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** A log that adds `fields` (such as request_id) to each of its lines. */
  child(fields: LogFields): Log
}

type Options = {
  level: Level
  /** 'json' for machines, one object a line; 'text' for a person at a terminal. Default: text on a terminal. */
  shape?: 'json' | 'text'
  /** Takes a whole line with its newline. Default: standard output. */
  write?: (line: string) => void
  now?: () => Date
}

const ranks: Record<Level, number> = { debug: 10, info: 20, warn: 30, error: 40 }

function asJson(time: Date, level: Level, message: string, fields: LogFields): string {
  return JSON.stringify({ time: time.toISOString(), level, message, ...fields })
}

/** One line, and nothing that steers the terminal: some of it was written by strangers. */
function onOneLine(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cc}+/gu, ' ')
}

function asText(time: Date, level: Level, message: string, fields: LogFields): string {
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${onOneLine(value)}`)
  return [time.toISOString().slice(11, 19), level.padEnd(5), message, ...details].join(' ')
}

/** A log that writes one line per event at or above `level`. It never throws for what it is given. */
export function createLog(options: Options): Log {
  const { level: lowest, now = () => new Date(), write = line => process.stdout.write(line) } = options
  const shape = options.shape ?? (process.stdout.isTTY ? 'text' : 'json')
  const toLine = shape === 'json' ? asJson : asText

  function at(bound: LogFields): Log {
    const line = (level: Level) => (message: string, fields?: LogFields) => {
      if (ranks[level] < ranks[lowest]) return
      write(`${toLine(now(), level, message, redact({ ...bound, ...fields }))}\n`)
    }
    return {
      debug: line('debug'),
      info: line('info'),
      warn: line('warn'),
      error: line('error'),
      child: fields => at({ ...bound, ...fields }),
    }
  }
  return at({})
}
