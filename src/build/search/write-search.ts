import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { build } from 'vite'
import { projectFolder } from '#src/build/build-folders.ts'
import { findableAnswers, findableArticle } from '#src/build/search/findables.ts'
import { articles } from '#src/content/articles/all-articles.ts'
import { accountHelpPath, openHelpPath } from '#src/content/help/help-paths.ts'
import { type Findable, searchOptions } from '#src/features/site/parts/search/search-options.ts'

function indexOf(things: readonly Findable[]): string {
  const index = new MiniSearch<Findable>(searchOptions)
  index.addAll(things)
  return JSON.stringify(index)
}

/** Builds the script of the search boxes into `folder`, at the one address that pages name. */
async function writeScript(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(projectFolder, 'src/features/site/parts/search/start-search.ts'),
        output: { entryFileNames: 'scripts/search.js', chunkFileNames: 'scripts/[name].js' },
      },
    },
  })
}

/** Writes what `/education` and the pages of answers search with, read from the pages that are built in `folder`. */
export async function writeSearch(folder: string): Promise<void> {
  const pageAt = (path: string) => readFile(join(folder, path, 'index.html'), 'utf8')
  const found_articles = await Promise.all(
    articles.map(async ({ slug, description }) =>
      findableArticle(await pageAt(`education/${slug}`), `/education/${slug}`, description),
    ),
  )
  const found_answers = await Promise.all(
    [openHelpPath, accountHelpPath].map(async path => findableAnswers(await pageAt(path), path)),
  )
  await mkdir(join(folder, 'search'), { recursive: true })
  await writeFile(join(folder, 'search/education.json'), indexOf(found_articles))
  await writeFile(join(folder, 'search/help-center.json'), indexOf(found_answers.flat()))
  await writeScript(folder)
}
