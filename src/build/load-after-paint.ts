import { whenPainted } from '#src/build/when-painted.ts'

const script = /<script type="module" async="" src="([^"]+)"><\/script>/g

/**
 * Makes a page that does not hydrate ask for its scripts, such as that of a search box, only once it has been drawn: before
 * that they would compete with what is seen first. However often it is asked for, a browser runs a module once.
 */
export function loadAfterPaint(html: string): string {
  const later = (_: string, src: string) =>
    `<script type="module">const begin=()=>import(${JSON.stringify(src)});${whenPainted}</script>`
  return html.replace(script, later)
}
