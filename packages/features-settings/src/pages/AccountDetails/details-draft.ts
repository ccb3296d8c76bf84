/** Under which what is typed of account details is kept on the device. */
export const detailsDraftKey = 'settings:account-details';
