export interface LazyLabels {
  title: string;
  text: string;
  retry: string;
}

export const defaultLabels: LazyLabels = {
  title: 'This part could not be loaded',
  text: 'If trying again does not help, a newer version of the portal has come: load the page anew.',
  retry: 'Try again',
};
