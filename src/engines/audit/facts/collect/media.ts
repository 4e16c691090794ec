import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { FrameKind, MediaFact, PictureFact } from '../types/media-facts.ts'
import { noteResource } from './resources.ts'

export function collectPicture(reading: Reading, element: OpenElement, stands: boolean): void {
  const types: string[] = []
  const fact: PictureFact = { ...reading.place, has_img: false, source_types: types }
  if (!stands || !reading.keep('pictures', reading.found.pictures, fact)) return
  reading.picture = fact
  reading.atEnd(element, () => {
    reading.picture = null
  })
}

export function collectMedium(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  const { written, url } = reading.address('src')
  const fact: MediaFact = {
    ...reading.place,
    element: element.name === 'audio' ? 'audio' : 'video',
    src: written,
    source_urls: [],
    poster: attributes.get('poster'),
    autoplay: attributes.has('autoplay'),
    muted: attributes.has('muted'),
    controls: attributes.has('controls'),
    tracks: [],
    hidden: reading.open.at(reading.open.depth - 2).hidden,
  }
  if (!reading.keep('media', reading.found.media, fact)) return
  noteResource(reading, 'media', url)
  noteResource(reading, 'image', reading.address('poster').url)
  if (!stands) return
  reading.medium = fact
  reading.atEnd(element, () => {
    reading.medium = null
  })
}

/** A `<source>` of the picture, video or audio it stands in. */
export function collectSource(reading: Reading): void {
  const { attributes, picture, medium } = reading
  if (picture && picture.source_types.length < 20) {
    picture.source_types = [...picture.source_types, attributes.lower('type')]
  }
  const { url } = reading.address('src')
  if (!medium || !url || medium.source_urls.length >= 20) return
  medium.source_urls = [...medium.source_urls, url]
  noteResource(reading, 'media', url)
}

export function collectTrack(reading: Reading): void {
  const { attributes, medium } = reading
  if (!medium || medium.tracks.length >= 20) return
  medium.tracks = [...medium.tracks, attributes.lower('kind') || 'subtitles']
}

const maps =
  /^https?:\/\/(?:www\.google\.[a-z.]+\/maps|maps\.google\.|www\.bing\.com\/maps|[^/]*openstreetmap\.org|[^/]*mapbox\.com|embed\.waze\.com)/
const videos =
  /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|player\.vimeo\.com|fast\.wistia\.|[^/]*loom\.com)/
const counters = /^https?:\/\/(?:www\.googletagmanager\.com|[^/]*doubleclick\.net|www\.facebook\.com\/tr)/

export function collectIframe(reading: Reading, element: OpenElement): void {
  const { attributes } = reading
  const { written, url } = reading.address('src')
  const outside = reading.open.at(reading.open.depth - 2)
  const fact = {
    ...reading.place,
    src: written,
    url,
    title: reading.cut('title', attributes.text('title') || attributes.text('aria-label')),
    loading: attributes.get('loading'),
    sandbox: attributes.get('sandbox'),
    kind: frameKind(url ?? attributes.get('data-src') ?? ''),
    hidden: outside.hidden || isInvisible(reading),
    aria_hidden: element.aria_hidden,
    in_noscript: element.in_noscript,
    region: element.region,
  }
  if (reading.keep('iframes', reading.found.iframes, fact) && !element.in_template) noteResource(reading, 'iframe', url)
}

function frameKind(url: string): FrameKind {
  if (maps.test(url)) return 'map'
  if (videos.test(url)) return 'video'
  return counters.test(url) ? 'analytics' : 'other'
}

function isInvisible({ attributes }: Reading): boolean {
  const nothing = attributes.get('width') === '0' || attributes.get('height') === '0'
  return (
    nothing || attributes.has('hidden') || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.text('style'))
  )
}

export function collectLegacy(reading: Reading, element: OpenElement): void {
  const attribute = element.name === 'object' ? 'data' : 'src'
  const { written, url } = reading.address(attribute)
  const fact = { ...reading.place, element: element.name, src: written, url }
  if (reading.keep('legacy_elements', reading.found.legacy_elements, fact, 'evidence')) {
    noteResource(reading, element.name === 'frame' ? 'iframe' : 'object', url)
  }
}
