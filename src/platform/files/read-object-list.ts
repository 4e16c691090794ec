import { SaxesParser } from 'saxes'
import type { StoredFile } from '#src/platform/files/file-store.ts'

/** Reads the answer of ListObjectsV2: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html. Throws when it is none. */
export function readObjectList(xml: string): StoredFile[] {
  const files: StoredFile[] = []
  const parser = new SaxesParser()
  let root = ''
  let told: Record<string, string> = {}
  let text = ''
  parser.on('opentag', ({ name }) => {
    root ||= name
    text = ''
    if (name === 'Contents') told = {}
  })
  parser.on('text', part => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    told[name] = text
    text = ''
    if (name !== 'Contents') return
    const { Key = '', Size, LastModified = '' } = told
    files.push({ name: Key, bytes: Number(Size), written_at: new Date(LastModified) })
  })
  parser.write(xml).close()
  if (root !== 'ListBucketResult') throw new Error('The file server answered something else than a list.')
  return files
}
