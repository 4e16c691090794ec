/** How many random inputs a reader is tried with: a few in every test run, a million with `npm run fuzz`. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS ?? 1_000)
