/**
 * What a picture was sent for: to be shown with a location, as a logo, or for the agency to work with. A photo or logo that
 * is shown nowhere for a day is deleted; an asset stays until somebody deletes it.
 */
export const fileKinds = ['photo', 'logo', 'asset'] as const

export type FileKind = (typeof fileKinds)[number]
