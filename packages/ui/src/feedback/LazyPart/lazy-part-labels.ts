export const lazyPartLabels = {
  title: 'This part could not be loaded',
  text: 'If trying again does not help, a newer version of the portal has come: load the page anew.',
  retry: 'Try again',
};
