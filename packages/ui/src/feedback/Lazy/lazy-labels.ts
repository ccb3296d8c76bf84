export interface LazyLabels {
  title: string;
  text: string;
  retry: string;
  /** Offered beside the retry once a second try has failed. */
  reload: string;
}

export const defaultLabels: LazyLabels = {
  title: 'This part could not be loaded',
  text: 'If trying again does not help, a newer version of the portal has come: reload the page.',
  retry: 'Try again',
  reload: 'Reload the page',
};
