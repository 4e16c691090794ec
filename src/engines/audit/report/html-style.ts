import { createHash } from 'node:crypto'

const colors = `:root{color-scheme:light dark;--ink:light-dark(#1d2326,#f4eee3);--soft:light-dark(#465054,#c3c9c5);--line:light-dark(#e2d8c7,#2f3a3c);--page:light-dark(#fbf7f0,#12181a);--link:light-dark(#0f4c4a,#8bd0c8);--grave:light-dark(#9c4430,#eb9a84);--medium:light-dark(#7d5410,#f0b04e)}`

const screen = `*{box-sizing:border-box}body{margin:0 auto;padding:2rem 1rem 4rem;max-width:52rem;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2;margin:0}h2{font-size:1.25rem;line-height:1.3;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:0}p{margin:.4rem 0}a{color:var(--link);overflow-wrap:anywhere}.soft{color:var(--soft)}
.total{font-size:3rem;font-weight:700;line-height:1.1;margin:1rem 0 0;font-variant-numeric:tabular-nums}.total .soft{font-size:1.25rem;font-weight:400}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line);vertical-align:top}tbody th{font-weight:600}.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
article{border-top:1px solid var(--line);padding:1rem 0}article:target{scroll-margin-top:1rem;border-top-color:var(--link)}.severity{display:block;font-size:.8rem;font-weight:600;color:var(--soft)}.critical,.high{color:var(--grave)}.medium{color:var(--medium)}
ul,ol{padding-left:1.2rem;margin:.5rem 0}li{margin:.4rem 0}summary{cursor:pointer;padding:.3rem 0}code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}`

/** On a phone the words of a row stand below its figures. */
const narrow = `@media(max-width:36rem){.sections tr{display:grid;grid-template-columns:1fr auto 4rem;column-gap:1rem;border-bottom:1px solid var(--line)}.sections :is(th,td){border:0;padding:.3rem 0}.sections thead th:last-child{display:none}.sections td:last-child{grid-column:1/-1;padding-top:0}}`

/** Nobody can unfold paper: every place is printed. */
const paper = `@page{margin:16mm}@media print{:root{color-scheme:light;--page:#fff}body{padding:0;max-width:none;font-size:10pt}details::details-content{content-visibility:visible;block-size:auto}summary{list-style:none}h2,h3,summary,.severity{break-after:avoid}tr,li{break-inside:avoid}a{text-decoration:none}}`

/** Follows the reader's own choice of light and dark; prints on paper. */
export const style = [colors, screen, narrow, paper].join('\n')

/** Nothing is loaded, run or sent; this one style sheet applies. */
export const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`
