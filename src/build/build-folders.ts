import { join } from 'node:path'

export const projectFolder = join(import.meta.dirname, '../..')

/** The finished site. It is replaced as a whole, so what stands here is always one complete build. */
export const buildFolder = join(projectFolder, 'build')

/** Where React Router writes (`buildDirectory` in react-router.config.ts) and the later steps work. */
export const workFolder = join(projectFolder, '.react-router/build')

/** Where derived and drawn pictures are kept from one build to the next. */
export const picturesFolder = join(projectFolder, '.react-router/pictures')
