/** How the browser hears of an audit, and how well that goes. */
export type Line = {
  /** Events are pushed; where they cannot be had, the browser asks again and again. */
  by: 'events' | 'asking'
  /** Failures one after another. */
  failures: number
  /** Connections for events, one after another, that brought none. */
  mute: number
  /** Connections, one after another, that ended with the wish to read the audit anew. */
  asked_back: number
  /** The server cannot be reached: what is shown may be old. */
  lost: boolean
}

/**
 * What happened on the line. `read`: an answer came. `unreachable`: none came, or one of no use. `asked_back`: an event
 * said to read anew. `heard`: a connection brought events and ended. `mute`: it ended, or fell silent, before it brought
 * any. `no_events`: it was refused, or something between answered in its place.
 */
export type Happening = 'read' | 'unreachable' | 'asked_back' | 'heard' | 'mute' | 'no_events'

export const freshLine: Line = { by: 'events', failures: 0, mute: 0, asked_back: 0, lost: false }

/** A proxy that holds events back looks like this so many times before we stop waiting for it. */
const mostMute = 2

const breath = 1000
const askEvery = 2000
const longestPause = 30_000

/** The line after something happened on it. */
export function after(line: Line, happening: Happening): Line {
  switch (happening) {
    case 'read':
      return { ...line, failures: 0, lost: false }
    case 'unreachable':
      return { ...line, failures: line.failures + 1, lost: true }
    case 'asked_back':
      return { ...line, mute: 0, asked_back: line.asked_back + 1 }
    case 'heard':
      return { ...line, mute: 0, asked_back: 0 }
    case 'mute':
      return { ...line, mute: line.mute + 1, asked_back: 0, by: line.mute + 1 >= mostMute ? 'asking' : line.by }
    case 'no_events':
      return { ...line, by: 'asking' }
  }
}

/** Milliseconds to wait before the audit is read again. `chance` from 0 to 1 keeps browsers from coming back together. */
export function pauseBefore({ by, failures, asked_back }: Line, chance: number): number {
  if (failures > 0) return Math.min(breath * 2 ** (failures - 1), longestPause) * (0.5 + chance / 2)
  if (by === 'asking') return askEvery
  return asked_back === 1 ? 0 : breath
}
