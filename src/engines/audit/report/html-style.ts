import { createHash } from 'node:crypto'

/** Follows the reader's own choice of light and dark; prints on paper. */
export const style = `:root{color-scheme:light dark;--ink:light-dark(#1d2733,#e8ebef);--soft:light-dark(#586472,#a5b0bd);--line:light-dark(#d9dee4,#38424e);--page:light-dark(#fff,#14191f)}
*{box-sizing:border-box}body{margin:0 auto;padding:2rem 1rem 4rem;max-width:56rem;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2;margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:0}p{margin:.4rem 0}a{color:inherit;overflow-wrap:anywhere}
.total{font-size:3rem;font-weight:700;line-height:1.1;margin:1rem 0 0}.soft{color:var(--soft)}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line);vertical-align:top}td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
article{border-top:1px solid var(--line);padding:1rem 0;break-inside:avoid}.severity{font-size:.8rem;font-weight:600;letter-spacing:.02em;margin-right:.5rem}ul,ol{padding-left:1.2rem;margin:.5rem 0}li{margin:.3rem 0}code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}`

/** Nothing is loaded, run or sent; this one style sheet applies. */
export const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`
