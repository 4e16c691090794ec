import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** Systems that answer by themselves for what is missing and for what is sent: a copy of their pages does not show how. */
const answers_itself = /wordpress|joomla|drupal|wix|squarespace|weebly|typo3|shopify|ghost|craft|duda|webflow/i

/** Was the page made by a program on its server, and lies in a folder as a copy only? */
export function isSavedFromSystem({ facts: { metas, notes, link_tags, resources } }: Pick<PageView, 'facts'>): boolean {
  const made_by = metas.find(({ name }) => name === 'generator')?.content ?? ''
  return (
    answers_itself.test(made_by) ||
    notes.some(({ kind }) => kind === 'mirrored') ||
    link_tags.some(({ rels }) => rels.includes('edituri')) ||
    resources.some(({ url }) => url.includes('/wp-content/') || url.includes('/wp-includes/'))
  )
}
