/** Settings of features that are not built yet. A feature's manifest takes its own when it is. */
interface ContentSettings {
  /** Which of the two tabs is active at first. */
  firstTab: 'news' | 'resources';
}

export const contentSettings: { id: string; settings: ContentSettings } = {
  id: 'content',
  settings: { firstTab: 'news' },
};
