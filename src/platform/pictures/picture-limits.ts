/** Of the picture as it comes in. */
export const pictureLimits = {
  most_pixels: 50_000_000,
  /** Of either side, in pixels: what Google asks of a photo, https://support.google.com/business/answer/6103862. */
  shortest_side: 250,
  /** How many times longer one side may be than the other. */
  longest_shape: 5,
} as const
