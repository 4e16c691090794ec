/** How far behind the beginning of a request its failure is dealt with, and how far behind that visitors are thanked. */
const reach = 2_500
const most_requests = 12

const swallowed =
  /\.catch\(\s*(?:(?:async\s*)?function\s*\(\w*\)\s*\{\s*\}|\(?\w*\)?\s*=>\s*(?:\{\s*(?:\/\*[^*]{0,80}\*\/|\/\/[^\n]{0,80}\n)?\s*\}|null|undefined))\s*\)/
const caught_and_dropped = /\}\s*catch\s*(?:\(\w*\)\s*)?\{\s*(?:\/\*[^*]{0,80}\*\/|\/\/[^\n]{0,80}\n)?\s*\}/
/** The answer is looked at, or waited for, after all. */
const looks = /\.then\(|\.ok\b|\bthrow\b|\.status\b|\.success\b/
const told = /["'`>][^"'`\n]{0,120}(?:\bthank|\breceived\b|\bsuccess|\bbeen sent\b|\bin touch\b|get back to you)/i
/** What is done about a failure, as far as it opens no brackets of its own. */
const on_failure = /\bcatch\s*\(?\s*(?:(?:async\s*)?function\s*)?(?:\(?\w*\)?\s*)?(?:=>\s*)?\{([^{}]{1,400})\}/
const shows_thanks = /\b(?:show|display)\w{0,12}(?:Success|Thank)\w{0,20}\(/
const regrets = /fail|error|sorry|wrong|again|could|unable|problem|instead|oops|\bcall\b|trouble/i
/** What follows a request has no name for its answer, and so cannot look at it. */
const answer_ignored =
  /^[^;]{0,1500}?\)\s*\.then\(\s*(?:(?:async\s*)?\(\s*\)\s*=>|function\s*\(\s*\))\s*(\{?[^{}]{1,600})/
const to_thanks =
  /\blocation(?:\.href)?\s*(?:=|\.(?:assign|replace)\()\s*["'`][^"'`\n]{0,120}(?:thank|success|confirm)/i
/** Browsers let nobody look at such an answer. */
const opaque = /no-cors/

/** Thanked as soon as there is an answer, whatever it says: one that refuses is an answer, too. */
function thanksForAnyAnswer(code: string): boolean {
  const then = answer_ignored.exec(code)
  if (!then || opaque.test(then[0])) return false
  const done = then[1] ?? ''
  return (told.test(done) || to_thanks.test(done) || shows_thanks.test(done)) && !regrets.test(done)
}

/** The answer of a request before was good. */
const looked_before = /\bfetch\([\s\S]{1,900}\bif\s*\(\s*\w{1,30}\.(?:ok|success|status\s*===?\s*20\d)\b/
const reach_before = 1_500

/** Another piece of code begins, which has nothing to do with this one. */
const next_piece = /addEventListener\(|\bfetch\(/

function isThankedAfter(text: string, from: number): boolean {
  const behind = text.slice(from, from + reach)
  const end = behind.search(next_piece)
  return told.test(end < 0 ? behind : behind.slice(0, end))
}

function thanksForFailure(code: string): boolean {
  const done = on_failure.exec(code)?.[1]?.replace(/console\.\w+\([^()]{0,200}\)/g, '') ?? ''
  return (told.test(done) || shows_thanks.test(done)) && !regrets.test(done)
}

/**
 * Whether code that sends what was typed drops every failure of it, looks at no answer, and then thanks the visitor; or
 * thanks for any answer without a look at it.
 * Of a request whose answer is looked at anywhere nothing is told.
 */
export function thanksRegardless(text: string): boolean {
  if (!text.includes('fetch(') || !/submit|FormData/.test(text)) return false
  let at = text.indexOf('fetch(')
  for (let nth = 0; at >= 0 && nth < most_requests; nth++, at = text.indexOf('fetch(', at + 6)) {
    const code = text.slice(at, at + reach)
    if (!/POST/.test(code.slice(0, 600))) continue
    if (thanksForFailure(code) || thanksForAnyAnswer(code)) return true
    const is_awaited = /\bawait\s+(?:window\.)?$/.test(text.slice(Math.max(0, at - 30), at))
    const dropped = (is_awaited ? caught_and_dropped : swallowed).exec(code)
    if (!dropped || looks.test(code.slice(0, dropped.index)) || told.test(code.slice(0, dropped.index))) continue
    if (/\bfetch\(/.test(code.slice(6, dropped.index))) continue
    // Word to somebody else, once the answer of the request that counts has been looked at.
    if (looked_before.test(text.slice(Math.max(0, at - reach_before), at))) continue
    if (isThankedAfter(text, at + dropped.index + dropped[0].length)) return true
  }
  return false
}
