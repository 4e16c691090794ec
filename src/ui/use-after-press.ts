import { useEffect, useRef } from 'react'

/**
 * Carries out at once what it is handed, or, while a button of the mouse is down, when it comes up. A press takes the focus
 * from a field before it becomes a click: what appears then moves what was pressed, and the click would miss it.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)

  useEffect(() => {
    function press(): void {
      waiting.current ??= []
    }
    function release(): void {
      const acts = waiting.current ?? []
      waiting.current = undefined
      for (const act of acts) act()
    }
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
    }
  }, [])

  return act => {
    if (waiting.current) waiting.current.push(act)
    else act()
  }
}
