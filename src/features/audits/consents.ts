/** The sentences beside the boxes, word for word: what somebody agreed to is stored with the agreement. */
export const mailConsent = 'Email me this report at this address. I know that you keep the address with the report.'
export const newsConsent = 'Also send me tips on local search now and then. I can stop them at any time.'
