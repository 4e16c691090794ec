import { verdictOf } from '#src/features/audits/parts/report/verdict.ts'
import type { AuditView } from '#src/features/audits/parts/watch/audit-view.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'

type Words = { title: string; lead: string }

const opening: Words = {
  title: 'Your free SEO check',
  lead: 'One moment, it is being opened: a score and what it means, the three things to fix first, and everything else we found, each with the line it stands in. It needs no account, and what could not be checked is said as well.',
}

const gone: Words = {
  title: 'This report is not here any more.',
  lead: 'Its link has run out, or a letter in it is wrong. You can have the site checked again: it costs nothing.',
}

function waitingWords({ host, waiting_before }: AuditAnswer): Words {
  const before = waiting_before ?? 0
  const lead =
    before === 0
      ? 'Yours is next. This page goes on by itself.'
      : `${before === 1 ? 'One check is' : `${before} checks are`} in front of yours. This page goes on by itself.`
  return { title: `${host} is in line.`, lead }
}

/** The heading of the result's page and the sentence below it, in every state. */
export function pageWords({ audit, gone: isGone }: AuditView): Words {
  if (isGone) return gone
  if (!audit) return opening
  const { state, host, problem, report } = audit
  if (state === 'failed') {
    return { title: `We could not check ${host}.`, lead: problem?.sentence ?? 'The check broke off on our side.' }
  }
  if (report) return verdictOf(report, host)
  if (state === 'waiting') return waitingWords(audit)
  return {
    title: `We are reading ${host}.`,
    lead: 'This takes a minute or two at most. You can leave this page open, or come back to its address.',
  }
}
