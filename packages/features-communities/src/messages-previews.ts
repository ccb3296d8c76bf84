import { defineMessages } from '@portal/kit';

/** Words of the preview of a page that a text links to. They come with the first that is shown. */
export const previewMessages = defineMessages('communities', {
  previewOpens: '{title}, on {site}, opens in a new tab',
  previewRemove: 'Remove the preview of {site}',
  previewRemoved: 'Preview removed',
  previewRemoveFailed: 'The preview could not be removed. Try again.',
});
