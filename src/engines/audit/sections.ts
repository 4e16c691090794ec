/** The ten parts of the score and how much each weighs; the weights add up to 100. */
export const sections = [
  { id: 'technical', name: 'Technical', weight: 15 },
  { id: 'on-page', name: 'On the page', weight: 15 },
  { id: 'local', name: 'Local', weight: 20 },
  { id: 'structured-data', name: 'Structured data', weight: 10 },
  { id: 'links', name: 'Links', weight: 10 },
  { id: 'mobile', name: 'Mobile', weight: 5 },
  { id: 'speed', name: 'Speed', weight: 10 },
  { id: 'accessibility', name: 'Accessibility', weight: 5 },
  { id: 'security', name: 'Security', weight: 5 },
  { id: 'ai', name: 'AI readiness', weight: 5 },
] as const

export type SectionId = (typeof sections)[number]['id']
