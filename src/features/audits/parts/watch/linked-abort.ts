/** A controller that aborts with `outer` too. `AbortSignal.any` is missing in the phones of five years ago. */
export function linkedAbort(outer: AbortSignal): AbortController {
  const controller = new AbortController()
  if (outer.aborted) controller.abort()
  outer.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  return controller
}
