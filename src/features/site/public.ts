/** What other features may use of the site: the head of a page, and that of a screen which must not be found. */
export { mainPageHead } from '#src/features/site/head.ts'
export { unfoundHead } from '#src/features/site/unfound-head.ts'
