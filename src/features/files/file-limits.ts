/** Of one picture as it is sent, in bytes. */
export const mostBytes = 10 * 1024 * 1024

/** How many a business may keep. */
export const mostFiles = 500

/** How many uploads one process takes in at a time, and how many of those from one person: each is held in memory. */
export const uploadsAtOnce = 12
export const uploadsOfOne = 3

/** How many pictures one process makes anew at a time. */
export const derivedAtOnce = 2
