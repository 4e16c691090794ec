/** Where answers for everybody stand. */
export const openHelpPath = '/help-center'

/** Where answers for whoever has an account, or opens one, stand. */
export const accountHelpPath = '/help-center/account'
