/** The most characters each field of a contact message may hold, for the form and the server alike. */
export const contactLimits = { name: 100, email: 254, phone: 40, company: 120, message: 5000 } as const
