import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '#src/build/build-folders.ts'
import { hashOfWords } from '#src/build/words/page-words.ts'
import { articles } from '#src/content/articles/all-articles.ts'
import { sitePages } from '#src/content/pages.ts'
import type { Brand } from '#src/domain/brand.ts'

/** What a built page says now. */
export type BuiltWords = {
  path: string
  words: string
  /** The day that the page itself gives, if its author keeps it, and where. */
  own: { day: string; file: string } | undefined
}

/** Reads the words of every built page that may be found. */
export function readBuiltWords(brand: Brand): Promise<BuiltWords[]> {
  return Promise.all(
    sitePages
      .filter(page => page.indexable)
      .map(async ({ path }) => {
        const html = await readFile(join(buildFolder, 'client', path, 'index.html'), 'utf8')
        const article = articles.find(({ slug }) => path === `/education/${slug}`)
        const own = article && { day: article.updated, file: `src/content/articles/${article.slug}.ts` }
        return { path, words: hashOfWords(html, brand), own }
      }),
  )
}
