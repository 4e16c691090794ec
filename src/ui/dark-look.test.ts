import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#src/build/build-folders.ts'

/** Accessibility of the dark look is judged by its colors alone, which holds as long as this does. */
test('the dark look changes colors and nothing else', async () => {
  const dressed: string[] = []
  const darkened: string[] = []
  for await (const file of glob('src/**/*.{css,tsx}', { cwd: projectFolder })) {
    const text = await readFile(join(projectFolder, file), 'utf8')
    if (/@media[^{]*prefers-color-scheme/.test(text)) dressed.push(file)
    darkened.push(...Array.from(text.matchAll(/(?<![\w-])dark:([\w-]+)/g), ([, utility = '']) => utility))
  }
  expect(dressed).toEqual(['src/ui/tokens.css'])
  expect(darkened.filter(utility => !/^(?:fill|stroke|bg|text|border|shadow)-/.test(utility))).toEqual([])

  const tokens = await readFile(join(projectFolder, 'src/ui/tokens.css'), 'utf8')
  const dark = /prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(tokens)?.[1] ?? ''
  const set = dark.split(';').map(line => line.trim())
  expect(set.length).toBeGreaterThan(10)
  expect(set.filter(line => line !== '' && !/^--[\w-]+: (?:#[\da-f]{6}|[-.\d rem]*rgb\([^)]*\))$/.test(line))).toEqual(
    [],
  )
})
