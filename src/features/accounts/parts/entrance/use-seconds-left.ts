import { useEffect, useState } from 'react'

/** Whole seconds until `time` (milliseconds since 1970), counting down to 0. */
export function useSecondsLeft(time: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((time - now) / 1000))
  const over = left === 0

  useEffect(() => {
    setNow(Date.now())
    if (over) return
    const clock = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(clock)
  }, [over])

  return left
}
