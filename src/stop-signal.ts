/** Longest time from the first signal to the end of the process, in milliseconds. */
const longestStop = 9500

/** Resolves at the first SIGTERM or SIGINT. From then on a second one, or 9.5 s, ends the process at once. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    let told = false
    const onSignal = (signal: NodeJS.Signals) => {
      if (told) process.exit(1)
      told = true
      setTimeout(() => process.exit(1), longestStop).unref()
      resolve(signal)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  })
}
