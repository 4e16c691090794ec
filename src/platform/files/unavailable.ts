/** The place where files are kept did not answer: not a bug, and worth trying again. It carries no cause, which could name keys. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}
