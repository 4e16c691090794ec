/** The three benefit cards of the home page. */
export const benefits = [
  {
    id: 'listings',
    title: 'Your details, right everywhere',
    text: 'More than fifty directories, each with who owns the login and a dated proof of what it says.',
  },
  {
    id: 'changes',
    title: 'Every change, traced',
    text: 'From your idea to the map: who approved it, where it was sent, and the reason when somebody says no.',
  },
  {
    id: 'reviews',
    title: 'Reviews, answered',
    text: 'Every customer is asked alike. Every review gets an answer that you have seen before it goes out.',
  },
] as const
