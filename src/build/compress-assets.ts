import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { compressedEncodings, compressText, fileEndings } from '#src/platform/http/compress-text.ts'
import { isText } from '#src/platform/http/media-types.ts'
import { siteFiles } from '#src/platform/http/site-files.ts'

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.includes(sentinelOrigin)) return
  for (const encoding of compressedEncodings) {
    const compressed = await compressText(text, encoding, 'best')
    if (compressed.length < text.length) await writeFile(`${file}${fileEndings[encoding]}`, compressed)
  }
}

/** Writes the compressed forms beside every text file that is the same on every site; the server makes those of the rest. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await siteFiles(folder)).filter(isText)
  await Promise.all(names.map(name => compressFile(join(folder, name))))
}
