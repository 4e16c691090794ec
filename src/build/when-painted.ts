/** A browser that never says that it has drawn still gets a living page, so many milliseconds after the document was read. */
const longest_wait_ms = 500

/**
 * Script that calls `begin` when the browser tells that something stands on the glass: a text, or of a page that has none yet
 * its ground. Two frames are the next best sign where it tells no such thing: the second begins when the first has been
 * handed over, which may be before anybody can see it. It may call twice: `begin` must not mind.
 */
export const whenPainted = `if(PerformanceObserver.supportedEntryTypes.includes("paint")){new PerformanceObserver((_,observer)=>{observer.disconnect();begin()}).observe({type:"paint",buffered:true});setTimeout(begin,${longest_wait_ms})}else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));`
