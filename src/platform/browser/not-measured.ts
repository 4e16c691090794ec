import type { LabAnswer, LabRefusal } from '#src/domain/lab-speed.ts'

const sentences: Record<LabRefusal, string> = {
  switched_off: 'Lab speed was not measured: that was not wished.',
  local_copy: 'Lab speed was not measured: a local copy says nothing about how fast the real server sends its pages.',
  no_lighthouse: 'Lab speed was not measured: Lighthouse, which measures it, is not installed here.',
  no_browser: 'Lab speed was not measured: there is no Chromium here that starts.',
  browser_failed:
    'Lab speed was not measured: the browser that should measure it failed. That is no fault of the site.',
  busy: 'Lab speed was not measured: too many other measurements were waiting.',
  short_of_memory: 'Lab speed was not measured: the machine had too little memory free for a browser.',
  timeout: 'Lab speed was not measured: the measurement did not end in time.',
  too_large: 'Lab speed was not measured: the page loads more than a measurement may.',
  page_failed: 'Lab speed was not measured: the page could not be loaded in a browser.',
  cancelled: 'Lab speed was not measured: the audit was stopped before.',
}

/** @param detail for a log or a curious reader */
export function notMeasured(reason: LabRefusal, detail = ''): Extract<LabAnswer, { ok: false }> {
  return { ok: false, reason, sentence: sentences[reason], detail }
}
