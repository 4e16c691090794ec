/** What is counted, in the order in which it is shown. */
export const figureNames = ['contacts', 'spam', 'sign_ups', 'confirmed_sign_ups'] as const

export type FigureName = (typeof figureNames)[number]
export type Figures = Record<FigureName, number>

export const noFigures: Figures = { contacts: 0, spam: 0, sign_ups: 0, confirmed_sign_ups: 0 }

export function addFigures(one: Figures, other: Partial<Figures>): Figures {
  const sum = { ...one }
  for (const name of figureNames) sum[name] += other[name] ?? 0
  return sum
}

export function sumFigures(all: readonly Partial<Figures>[]): Figures {
  return all.reduce<Figures>(addFigures, noFigures)
}
