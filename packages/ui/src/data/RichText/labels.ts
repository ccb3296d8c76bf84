/** The words of a rich text; pass `labels` to change any of them. */
export const defaultLabels = {
  /** Of a table without a caption that has to be scrolled. */
  table: 'Table',
  playVideo: 'Play video:',
  /** Of a video whose text has no title. */
  video: 'Video',
  /** Under the title, before anything is loaded. */
  videoFrom: (house: string) => `Plays from ${house}`,
};

export type RichTextLabels = typeof defaultLabels;
