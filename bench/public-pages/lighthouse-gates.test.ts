import { expect, test } from 'vitest'
import { areDecided, gatesOf, type LighthouseRun, median, type SeoGate } from './lighthouse-gates.ts'

const perfect: LighthouseRun = {
  performance: 100,
  accessibility: 100,
  best_practices: 100,
  seo: 100,
  agentic_browsing: 80,
  lcp_ms: 900,
  cls: 0,
  benchmark_index: 2000,
  faults: [],
}

function outcomes(runs: LighthouseRun[], seo: SeoGate = 'seo'): Record<string, string> {
  return Object.fromEntries(gatesOf(runs, seo).map(({ name, outcome }) => [name, outcome]))
}

test('a perfect page passes every gate, whatever it scores in agentic browsing', () => {
  expect(new Set(Object.values(outcomes([perfect, perfect, perfect])))).toEqual(new Set(['passed']))
})

test('one bad run of three does not fail a page, two do', () => {
  const slow = { ...perfect, performance: 96, lcp_ms: 1500 }
  expect(outcomes([perfect, slow, perfect])).toMatchObject({ performance: 'passed', 'LCP <= 1.2 s': 'passed' })
  expect(outcomes([slow, slow, perfect])).toMatchObject({ performance: 'failed', 'LCP <= 1.2 s': 'failed' })
})

test('a slow machine skips what depends on it and nothing else, and never passes it', () => {
  const slowMachine = { ...perfect, benchmark_index: 900, seo: 92 }
  expect(outcomes([slowMachine, slowMachine, slowMachine])).toEqual({
    performance: 'skipped',
    'LCP <= 1.2 s': 'skipped',
    'CLS 0': 'passed',
    accessibility: 'passed',
    'best practices': 'passed',
    seo: 'failed',
  })
})

test('99 is not 100 and a shift of a thousandth is not none', () => {
  expect(outcomes([{ ...perfect, accessibility: 99, cls: 0.001 }])).toMatchObject({
    accessibility: 'failed',
    'CLS 0': 'failed',
  })
})

test('what could not be measured fails', () => {
  const blind = { ...perfect, performance: undefined, lcp_ms: undefined, cls: undefined }
  expect(outcomes([blind, blind, perfect])).toMatchObject({
    performance: 'failed',
    'LCP <= 1.2 s': 'failed',
    'CLS 0': 'failed',
  })
})

test('a page that must not be found has no SEO gate', () => {
  expect(outcomes([perfect], 'none')).not.toHaveProperty('seo')
})

test('what is left out of the SEO gate is named in it', () => {
  expect(outcomes([perfect], 'seo without is-crawlable')).toMatchObject({ 'seo without is-crawlable': 'passed' })
  expect(outcomes([{ ...perfect, seo: 92 }], 'seo without is-crawlable')).toMatchObject({
    'seo without is-crawlable': 'failed',
  })
})

test('the median of an odd number of values is the middle one', () => {
  expect(median([3, 1, 2], 0)).toBe(2)
  expect(median([undefined, 100, 100], 0)).toBe(100)
  expect(median([], 7)).toBe(7)
})

test('a first run that passes every gate decides a page, and once one did not only three runs do', () => {
  const slow = { ...perfect, performance: 96, lcp_ms: 1500 }
  expect(areDecided([], 'seo')).toBe(false)
  expect(areDecided([perfect], 'seo')).toBe(true)
  expect(areDecided([slow], 'seo')).toBe(false)
  expect(areDecided([slow, perfect], 'seo')).toBe(false)
  expect(areDecided([{ ...perfect, benchmark_index: 900 }], 'seo')).toBe(false)
})
