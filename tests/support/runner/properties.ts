import fc from 'fast-check'

/** Many random inputs, in place of those of every test run: `npm run fuzz:crawl`. */
const many = process.env.FUZZ_RUNS

/** How many random inputs a reader is tried with. */
export const fuzzRuns = Number(many ?? 1_000)

// The same inputs in every test run, so that what it says depends on the code alone.
if (many === undefined) fc.configureGlobal({ seed: 20_261_121 })

export { fc }
