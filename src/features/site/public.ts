/** What other features may use of the site: the head of a page and the mark of a script-free one. */
export { mainPageHead } from '#src/features/site/head.ts'
