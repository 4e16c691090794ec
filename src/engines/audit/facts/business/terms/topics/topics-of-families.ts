import { clockOf, dollars, length, people } from './measures.ts'
import type { Topic } from './topic.ts'

/** What daycares, schools, salons and venues lay down for those in their care. */
export const topicsOfFamilies: readonly Topic[] = [
  { what: 'time without a fever', words: ['fever'], about: String.raw`\bfever`, of: length },
  {
    what: 'fee for picking up late',
    words: ['pickup', 'pick', 'late', 'closing'],
    about: String.raw`\blate pick-?up\b|\bpicked up (?:late|after)\b`,
    asks: String.raw`\blate\b[^?]*\bpick(?:ing|ed)?[- ]?up\b|\bpick(?:ing|ed)?[- ]?up\b[^?]*\blate\b`,
    of: dollars,
    unless: 'first|second|third|after the',
  },
  {
    what: 'notice to leave',
    words: ['leave', 'leaving', 'withdraw'],
    about: String.raw`\b(?:child|student|family) (?:is|will be) leaving\b|\bleaving (?:the|our) (?:center|school|program|studio)\b`,
    asks: String.raw`\bnotice\b[^?]*\b(?:leave|leaving|withdraw\w*)\b`,
    of: length,
    unless: 'refund\\w*|camps?|trial',
  },
  {
    what: 'registration fee',
    words: ['registration', 'register'],
    about: String.raw`\bregistration fee\b|\$\d+ registration\b`,
    asks: String.raw`\bregistration fee\b`,
    of: dollars,
    unless: 'late|waive[sd]?|camps?|summer|second|sibling|returning|event|race|booster|season',
  },
  {
    what: 'holidays',
    words: ['holidays'],
    about: String.raw`\bclosed? (?:for|on) (?:the )?[a-z\d]+ (?:major |federal |paid )?holidays\b`,
    asks: String.raw`\bhow many holidays\b`,
    of: people,
  },
  {
    what: 'children of the licence',
    words: ['licensed'],
    about: String.raw`\blicensed (?:for|to care for|to serve)\b[^.!?]*\bchildren\b`,
    asks: String.raw`\bhow many children are you licensed\b`,
    of: people,
    unless: 'ages?|infants?|toddlers?|each',
  },
  {
    what: 'end of the music',
    words: ['music'],
    about: String.raw`\bmusic\b[^.!?]*\b(?:wraps?|wrap up|ends?|off|stops?|over|turned down)\b[^.!?]*\b(?:by|at)\b`,
    asks: String.raw`\bhow late\b[^?]*\bmusic\b|\b(?:when|what time)\b[^?]*\bmusic\b[^?]*\b(?:stop|end|off|over)\b`,
    of: clockOf('p'),
    unless: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|outdoors?|outside|inside',
  },
  {
    what: 'minutes that one may be late',
    words: ['late'],
    about: String.raw`\bminutes late\b|\blate by\b[^.!?]*\bminutes\b`,
    asks: String.raw`\bhow late is too late\b|\b(?:running|run|am) late\b`,
    of: length,
    unless: '\\$\\d|fee|per|tuition|pick\\w*',
  },
]
