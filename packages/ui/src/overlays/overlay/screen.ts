/** The box that covers the page behind a modal: what stands in the modal asks it whether the screen is a phone's. */
export const screenName = 'portal-screen';

export const narrowScreen = `${screenName} (max-width: 39.99em)`;
