/** Pages of a site by their path below its folder. */
export type Pages = ReadonlyMap<string, string>

/**
 * A page, or another file, with one thing changed so that the site contradicts itself, and what was changed; other pages
 * beside it as well.
 */
type Sown = { path: string; html: string; shown: string; also?: Pages }

/** @param told_by the findings that tell of it, by their ids */
export type Seed = { kind: string; told_by: RegExp; sow: (pages: Pages, home: string, origin?: string) => Sown | null }
