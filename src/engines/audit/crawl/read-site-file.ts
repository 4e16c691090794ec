/** Reads a file below some folder by a path such as "about/index.html"; undefined where there is none. */
export type ReadSiteFile = (path: string) => Promise<Uint8Array | undefined>
