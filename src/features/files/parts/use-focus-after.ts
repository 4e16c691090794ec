import { useEffect, useRef } from 'react'

function canBeFocused(element: HTMLElement | null): element is HTMLElement {
  return element !== null && !(element instanceof HTMLButtonElement && element.disabled)
}

/**
 * What was pressed is gone, or does nothing, while something is saved: afterwards the focus goes to the first element of
 * these ids that takes it, so that nobody begins at the top of the page again.
 */
export function useFocusAfter(busy: boolean) {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    if (busy || wanted.current.length === 0) return
    const elements = wanted.current.map(id => document.getElementById(id))
    wanted.current = []
    elements.find(canBeFocused)?.focus()
  })
  return (ids: readonly string[]) => {
    wanted.current = ids
  }
}
