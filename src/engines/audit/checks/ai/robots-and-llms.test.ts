import { expect, test } from 'vitest'
import { llmsTxtInvalid } from '#src/engines/audit/checks/ai/llms-txt.ts'
import {
  aiBlockedByWildcard,
  aiSearchBotsBlocked,
  aiTrainingBotsPolicy,
} from '#src/engines/audit/checks/ai/robots-for-bots.ts'
import type { MissingPageProbed, RobotsRead, SiteFileRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { readRobots } from '#src/engines/audit/crawl/robots/read-robots.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><title>Calloway</title><p>Drains</p>'
const { response } = viewOf({ html })

function withRobots(text: string, access: RobotsRead['access'] = 'by_rules') {
  const robots: RobotsRead = {
    type: 'robots_read',
    url: `${site_url}robots.txt`,
    status: 200,
    hops: [],
    content_type: 'text/plain',
    access,
    problem: null,
    robots: readRobots(new TextEncoder().encode(text)),
    text,
    bytes: text.length,
    truncated: false,
  }
  return siteOf([{ html }], { robots })
}

test.each([
  ['User-agent: OAI-SearchBot\nDisallow: /', 'found'],
  ['User-agent: perplexitybot\nUser-agent: Claude-User\nDisallow: /', 'found'],
  ['User-agent: GPTBot\nDisallow: /', 'ok'],
  ['User-agent: PerplexityBot\nDisallow: /admin/', 'ok'],
  ['User-agent: PerplexityBot\nDisallow: /\nAllow: /$', 'ok'],
  ['User-agent: *\nDisallow: /', 'ok'],
])('assistants that are named in %j: %s', (text, state) => {
  expect(aiSearchBotsBlocked.look(withRobots(text)).state).toBe(state)
})

test('each blocked assistant is named with its line', () => {
  expect(aiSearchBotsBlocked.look(withRobots('User-agent: PerplexityBot\nDisallow: /'))).toEqual({
    state: 'found',
    occurrences: [{ url: `${site_url}robots.txt`, line: 2, evidence: 'PerplexityBot: Disallow: /' }],
  })
})

test('a line that shuts out Bing closes the site to a search engine, and is told as that', () => {
  expect(aiSearchBotsBlocked.look(withRobots('User-agent: Bingbot\nDisallow: /')).state).toBe('ok')
})

test.each([
  ['User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /', 'found'],
  ['User-agent: *\nDisallow: /', 'not_applicable'],
  ['User-agent: *\nDisallow: /wp-admin/', 'ok'],
])('assistants that fall under the rule for all in %j: %s', (text, state) => {
  expect(aiBlockedByWildcard.look(withRobots(text)).state).toBe(state)
})

test('robots.txt that cannot be read shows nothing, and a missing one lets all in', () => {
  for (const check of [aiSearchBotsBlocked, aiBlockedByWildcard, aiTrainingBotsPolicy]) {
    expect(check.look(siteOf([{ html }])).state).toBe('not_checked')
    expect(check.look(withRobots('', 'disallow_all')).state).toBe('not_checked')
    expect(check.look(withRobots('', 'allow_all')).state).toBe('ok')
  }
})

test('what is said to bots that train models is told and weighs nothing', () => {
  const outcome = aiTrainingBotsPolicy.look(withRobots('User-agent: GPTBot\nDisallow: /\nUser-agent: CCBot\nAllow: /'))
  expect(outcome).toMatchObject({ occurrences: [{ evidence: 'GPTBot kept out, CCBot let in' }] })
  expect(aiTrainingBotsPolicy.severity).toBe('info')
  expect(aiTrainingBotsPolicy.look(withRobots('User-agent: *\nDisallow: /a/')).state).toBe('ok')
})

type Served = { status?: number; text?: string | null; type?: string; final_url?: string; missing?: number }

function withFile({ status = 200, text = null, type = 'text/plain', final_url, missing = 404 }: Served) {
  const url = `${site_url}llms.txt`
  const result = { ...response, url, final_url: final_url ?? url, status, content_type: type }
  const file: SiteFileRead = { type: 'site_file_read', path: '/llms.txt', result, text, problem: null }
  const missing_page: MissingPageProbed = {
    type: 'missing_page_probed',
    url: `${site_url}x`,
    result: { ...response, status: missing },
    charset: null,
    body: null,
    problem: null,
  }
  return siteOf([{ html }], { site_files: [file], missing_page })
}

const good = '# Calloway Plumbing\n\n> Plumbers in Arlington.\n\n- [Drains](https://www.calloway.example/drains/)'

test.each([
  ['in order', { text: good }, 'ok'],
  ['without a name', { text: good.slice(2) }, 'found'],
  ['too short', { text: '# Calloway' }, 'found'],
  ['without links', { text: '# Calloway Plumbing\n\nWe are plumbers in Arlington and mend drains.' }, 'ok'],
  ['a web page', { text: '<!doctype html><p>Hello</p>', type: 'text/html' }, 'found'],
  ['a page as for any address', { text: '<!doctype html>', type: 'text/html', missing: 200 }, 'not_applicable'],
  ['the home page', { text: '<!doctype html>', type: 'text/html', final_url: site_url }, 'not_applicable'],
  ['absent', { status: 404 }, 'not_applicable'],
  ['an error', { status: 500 }, 'found'],
  ['forbidden', { status: 403 }, 'not_applicable'],
  ['no text', { type: 'application/octet-stream' }, 'not_checked'],
] as const)('llms.txt, %s', (_what, served, invalid) => {
  expect(llmsTxtInvalid.look(withFile(served)).state).toBe(invalid)
})
