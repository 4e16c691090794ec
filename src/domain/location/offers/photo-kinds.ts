/** What a photo of a location shows. Of logo and cover there is one. */
export const photoKinds = ['logo', 'cover', 'interior', 'exterior', 'team', 'work'] as const

export type PhotoKind = (typeof photoKinds)[number]

export const singlePhotoKinds: ReadonlySet<PhotoKind> = new Set(['logo', 'cover'])

export const photoKindNames: Record<PhotoKind, string> = {
  logo: 'Logo',
  cover: 'Cover',
  interior: 'Inside',
  exterior: 'Outside',
  team: 'Team',
  work: 'Work',
}
