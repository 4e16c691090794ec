import { useEffect, useState } from 'react'

/** A value that follows once it has stayed the same for so long, in milliseconds: for what is asked while somebody types. */
export function useSettled<Value>(value: Value, pause_ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause_ms)
    return () => clearTimeout(timer)
  }, [value, pause_ms])
  return settled
}
