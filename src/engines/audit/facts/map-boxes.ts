/** Ids of elements that a script draws a map into. */
export const map_boxes: readonly string[] = [
  'map',
  'Map',
  'gmap',
  'google-map',
  'googleMap',
  'google_map',
  'map-canvas',
  'map_canvas',
  'mapCanvas',
  'map-container',
]
