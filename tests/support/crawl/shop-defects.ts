import type { SiteFiles } from './sound-shop.ts'

export type Defect = (files: SiteFiles) => SiteFiles

/** Other words in one file, wherever they stand in it. */
export function swap(path: string, from: string | RegExp, to: string): Defect {
  return files => {
    const text = files[path]
    const changed = typeof text === 'string' ? text.replace(from, to) : text
    if (changed === text) throw new Error(`${path} has no ${from}.`)
    return { ...files, [path]: changed ?? '' }
  }
}

/** Other words in every file that has these. */
export function swapAll(from: string | RegExp, to: string): Defect {
  return files =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? text.replaceAll(from, to) : text]),
    )
}

export function put(path: string, text: string): Defect {
  return files => ({ ...files, [path]: text })
}

export function drop(...paths: string[]): Defect {
  return files => Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)))
}

export function together(...defects: Defect[]): Defect {
  return files => defects.reduce((changed, defect) => defect(changed), files)
}
