type Told = (list: unknown, observer: { disconnect: () => void }) => void

/**
 * Runs the inline module of a page in a browser that can tell of the kinds of events `known`, writes down what it asks for, and
 * hands out what it waits for: frames, timers, and the first paint.
 */
export function openScript(html: string, known: string[]) {
  const code = /<script type="module">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const asked: string[] = []
  const frames: (() => void)[] = []
  const timers: { then: () => Promise<void>; ms: number }[] = []
  const watching: Told[] = []
  const window: Record<string, unknown> = {}
  const document = {
    head: { append: ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`) },
    createElement: () => ({}),
  }
  const PerformanceObserver = class {
    static supportedEntryTypes = known
    observe: () => void
    constructor(told: Told) {
      this.observe = () => watching.push(told)
    }
  }
  const load = async (href: string) => asked.push(`import ${href}`) && href
  const body = code.replaceAll('import(', 'load(')
  new Function('window', 'document', 'load', 'requestAnimationFrame', 'setTimeout', 'PerformanceObserver', body)(
    window,
    document,
    load,
    (frame: () => void) => frames.push(frame),
    (then: () => Promise<void>, ms = 0) => timers.push({ then, ms }),
    PerformanceObserver,
  )
  const paint = () => {
    const told = [...watching]
    for (const tell of told) tell(undefined, { disconnect: () => watching.splice(watching.indexOf(tell), 1) })
    return new Promise(resolve => setImmediate(resolve))
  }
  return { asked, frames, timers, paint, window }
}
