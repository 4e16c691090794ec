import type { CrawlProblem, CrawlReason } from '#src/engines/audit/crawl/crawl-event.ts'

/** What happened and what to do. `{host}` and `{url}` stand for the address; `{detail}` for what was seen. */
const sentences: Record<CrawlReason, string> = {
  not_a_url: 'This is not a whole web address. Write it with https:// in front, for example https://example.com.',
  scheme_not_allowed: 'Only http and https addresses can be read. Use the address that shows the page in a browser.',
  credentials_in_url: 'The address carries a user name or password. Remove it and use the public address.',
  port_not_allowed: 'The address names port {detail}. Only the usual web ports, 80 and 443, are read.',
  odd_address: 'The address is a number in an unusual spelling. Use the name of the site.',
  private_address:
    '{host} is on a private or reserved network, which is never read. Use the public address of the site.',
  unresolvable: 'No server is known by the name {host}. Check the spelling, or whether the domain is still registered.',
  resolve_timeout: 'The name {host} could not be looked up in time. Try again, and check the DNS of the domain.',
  connect_failed: '{host} refuses connections. Check that the web server runs and is open to the public.',
  connect_timeout: '{host} did not accept a connection in time. Check the server and its firewall.',
  certificate_invalid:
    'The security certificate of {host} is not valid ({detail}). Renew it, or install one for this name.',
  tls_failed: 'No secure connection to {host} could be made ({detail}). Check the TLS settings of the server.',
  headers_timeout: '{host} did not answer in time. Try again; if it stays so, ask the host of the site why it is slow.',
  headers_too_large: '{host} sent headers beyond any sensible size. Check cookies and headers set by the server.',
  answer_malformed: '{host} sent an answer that is not valid HTTP. Check the web server.',
  connection_lost: '{host} closed the connection before the answer was complete. Try again, and check the server.',
  total_timeout: '{url} took too long to load. Try again; if it stays so, ask the host of the site why it is slow.',
  body_timeout: '{url} stopped loading halfway. Try again; if it stays so, ask the host of the site.',
  encoding_invalid: '{url} is compressed in a way that cannot be read. Check the compression settings of the server.',
  not_in_copy: 'The copy that is audited has nothing of {url}: only the live site can show it.',
  cancelled: 'The audit was stopped before this address was read.',
  robots_disallowed:
    'The robots.txt of {host} asks crawlers not to read {url} ({detail}). Change that line, or allow this audit by its name, to have the page audited.',
  robots_unreachable:
    'The robots.txt of {host} could not be read ({detail}), which search engines and this audit take as a request to stay away. Let it answer with 200, or with 404 if there is none.',
  redirect_loop: '{url} redirects in a circle and never arrives. Point the redirect at the page it should show.',
  too_many_redirects: '{url} redirects too many times ({detail}). Point it straight at the final address.',
  redirect_invalid: '{url} redirects to something that is not a web address. Mend the redirect.',
  redirect_off_site: '{url} leads away from the site, to {detail}. It is not part of this audit.',
  bot_wall:
    '{host} turns automatic visitors away (status {detail}). Let this audit through in the firewall, or look at the page in a browser: it may well work for people.',
  rate_limited:
    '{host} asks for fewer requests (status {detail}). Try again later, or allow this audit in the firewall.',
  login_required: '{url} asks for a login (status {detail}). Audit the public pages, or open this one.',
  client_error: '{url} answers with status {detail}: there is no page at this address. Check it for a misspelling.',
  server_error: '{url} answers with status {detail}: the server failed. Ask the host of the site, and try again.',
  not_html: '{url} is not a web page but {detail}. Give the address of a page.',
  sent_as_text:
    '{url} is a web page, but the server sends it as {detail}, so browsers show its bare code or save it as a file. Let the server send it as text/html.',
  page_endless:
    '{url} does not come to an end: after {detail} this audit stopped reading. Ask whoever built the site why the page is so long.',
  empty_page: '{url} answers with an empty page. Check that the site is published.',
}

/** Longer addresses would hide the sentence around them. */
const shownLength = 200

/** The host, or the text itself where it is no URL. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}

export function sayProblem(reason: CrawlReason, url: string, detail: string): CrawlProblem {
  const words: Record<string, string> = { host: hostOf(url), url, detail }
  const sentence = sentences[reason].replace(/\{(host|url|detail)\}/g, (_, word: string) =>
    (words[word] ?? '').slice(0, shownLength),
  )
  return { reason, sentence, detail: detail.slice(0, shownLength) }
}
