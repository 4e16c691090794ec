import { directoryRange } from '#src/content/claims.ts'

/** The three benefit cards of the home page. */
export const benefits = [
  {
    id: 'listings',
    title: 'Your details, put right',
    text: `${directoryRange}, each with who owns the login and a dated proof of what it says.`,
  },
  {
    id: 'changes',
    title: 'Every change, traced',
    text: 'From your idea to the map: who approved it, where it was sent, and the reason when somebody says no.',
  },
  {
    id: 'reviews',
    title: 'Reviews, answered',
    text: 'Every customer is asked alike. Every review gets a draft answer, and nothing goes out before you say yes.',
  },
] as const
