import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packageFile = createRequire(import.meta.url).resolve('schema-dts')

/** What schema-dts leaves to any text, in the forms that schema.org describes: https://schema.org/DataType. */
const forms: readonly [type: string, forms: string[]][] = [
  ['Date', ['{number}-{number}-{number}']],
  ['DateTime', ['{number}-{number}-{number}T{number}:{string}']],
  ['Time', ['{number}:{number}{string}']],
  ['Duration', ['P{string}']],
  ['URL', ['https://{string}', 'http://{string}']],
]

/** A form as the compiler reads it: a template literal type. */
const asType = (form: string) => `\`${form.replaceAll('{', '$' + '{')}\``

/**
 * The types of schema.org as TypeScript, out of the package schema-dts, but that dates, times and addresses have to look
 * like some, and that a thing with properties is not told as a mere text. Throws where the package writes a type in another way.
 */
export async function strictVocabulary(): Promise<string> {
  const written = await readFile(join(dirname(packageFile), 'schema.d.ts'), 'utf8')
  const formed = forms.reduce((text, [type, forms]) => {
    const loose = `export type ${type} = string;`
    if (!text.includes(loose)) throw new Error(`schema-dts no longer says "${loose}".`)
    return text.replace(loose, () => `export type ${type} = ${forms.map(asType).join(' | ')};`)
  }, written)
  return formed.replaceAll(/^(export type \w+ = \w+Leaf\b.*) \| string;$/gm, '$1;')
}
