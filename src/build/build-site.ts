import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiRoutes } from '#src/build/access/api-routes.ts'
import { articleFeed } from '#src/build/article-feed.ts'
import { buildFolder, picturesFolder, projectFolder, workFolder } from '#src/build/build-folders.ts'
import { writeStamp } from '#src/build/build-stamp.ts'
import { drawCards } from '#src/build/cards/draw-cards.ts'
import { checkCities } from '#src/build/check-cities.ts'
import { compressAssets } from '#src/build/compress-assets.ts'
import { finishPages } from '#src/build/finish-pages.ts'
import { llmsTxt } from '#src/build/llms-txt.ts'
import { derivePictures } from '#src/build/pictures/derive-pictures.ts'
import { openKeptPictures } from '#src/build/pictures/kept-pictures.ts'
import { replaceFolder } from '#src/build/replace-folder.ts'
import { robots } from '#src/build/robots.ts'
import { runRouterBuild } from '#src/build/run-router-build.ts'
import { writeSearch } from '#src/build/search/write-search.ts'
import { sitemap } from '#src/build/sitemap.ts'
import { sourceHash } from '#src/build/source-hash.ts'
import { trimManifest } from '#src/build/trim-manifest.ts'
import { webManifest } from '#src/build/web-manifest.ts'
import { appPages } from '#src/content/app-pages.ts'
import { articles } from '#src/content/articles/all-articles.ts'
import { notFoundPaths, resultShellPath, sitePages } from '#src/content/pages.ts'
import { readBrand } from '#src/env.ts'

/**
 * Builds the whole site into `build/`. Takes the place of the old build only when every step is done. Pages need no API,
 * but what is built beside one with a route that does not say who may call it must not be deployed: then it throws.
 */
async function buildSite(): Promise<void> {
  await apiRoutes()
  const brand = readBrand()
  const source_hash = await sourceHash(projectFolder, brand)
  const client = join(workFolder, 'client')
  await rm(workFolder, { recursive: true, force: true })
  await runRouterBuild()
  await rm(join(workFolder, 'server'), { recursive: true, force: true })
  const kept = openKeptPictures(picturesFolder)
  await drawCards(client, brand.name, kept)
  await derivePictures(client, kept)
  await kept.prune()
  await finishPages(client)
  await trimManifest(client)
  await writeSearch(client)
  await checkCities(client)
  await writeFile(join(client, 'sitemap.xml'), sitemap(sitePages))
  await writeFile(join(client, 'robots.txt'), robots)
  await writeFile(join(client, 'llms.txt'), llmsTxt(sitePages, brand))
  await writeFile(join(client, 'education/feed.xml'), articleFeed(articles, brand))
  await writeFile(join(client, 'site.webmanifest'), webManifest(brand))
  await compressAssets(client)
  await writeFile(
    join(workFolder, 'manifest.json'),
    JSON.stringify({
      not_found_paths: notFoundPaths,
      app_paths: appPages.map(({ path }) => path),
      secret_file: `${resultShellPath.slice(1)}/index.html`,
    }),
  )
  await writeStamp(workFolder, { source_hash })
  await replaceFolder(buildFolder, workFolder)
}

const start = performance.now()
await buildSite()
process.stdout.write(`The site is built in ${((performance.now() - start) / 1000).toFixed(1)} s.\n`)
