/** Longest time from the first signal to the end of the process, in milliseconds. */
const longestStop = 9500

/** One Ctrl+C comes twice under npm: from the terminal and, an instant later, from npm. */
const oneGesture = 1000

/** Resolves at the first SIGTERM, SIGINT or SIGHUP. From then on a later one, or 9.5 s, ends the process at once. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    let told: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      const now = performance.now()
      if (told !== undefined && now - told > oneGesture) process.exit(1)
      if (told !== undefined) return
      told = now
      setTimeout(() => process.exit(1), longestStop).unref()
      resolve(signal)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
    process.on('SIGHUP', onSignal)
  })
}
