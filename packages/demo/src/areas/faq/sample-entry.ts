/** What can be asked and answered at any time. */
export const sampleEntry = { name: 'When is the office open?', description: '<p>From nine to five.</p>' };
