import { expect, test } from 'vitest'
import { photoKindNames, photoKinds, singlePhotoKinds } from './photo-kinds.ts'

test('there is one logo and one cover; of everything else as many as there are', () => {
  expect(photoKinds.filter(kind => singlePhotoKinds.has(kind))).toEqual(['logo', 'cover'])
})

test('every kind of photo has a name for people', () => {
  expect(photoKinds.map(kind => photoKindNames[kind])).toEqual(['Logo', 'Cover', 'Inside', 'Outside', 'Team', 'Work'])
})
