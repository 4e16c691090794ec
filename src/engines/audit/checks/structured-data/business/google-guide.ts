/** Google's documentation of structured data for local businesses. */
export const local_business_guide =
  'https://developers.google.com/search/docs/appearance/structured-data/local-business'
/** Google's rules that every piece of structured data has to keep. */
export const general_guide = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies'
