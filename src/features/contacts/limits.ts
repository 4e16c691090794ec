/** The most characters each field of a contact message may hold, for the form and the server alike. */
export const contactLimits = { name: 100, email: 254, phone: 40, company: 120, message: 5000 } as const

/** The most characters of what an admin writes about a contact, and to it; and how many contacts change status at once. */
export const deskLimits = { note: 5000, reply: 10_000, search: 100, changes: 500 } as const
