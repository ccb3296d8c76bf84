/** Settings of features that are not built yet. A feature's manifest takes its own when it is. */
interface ContentSettings {
  /** Which of the two tabs is active at first. */
  firstTab: 'news' | 'resources';
}

interface AccountSettings {
  /** Whether changes of settings are saved at once, or handed to a workflow. */
  save: 'direct' | 'workflow';
}

export const contentSettings: { id: string; settings: ContentSettings } = {
  id: 'content',
  settings: { firstTab: 'news' },
};

export const accountSettings: { id: string; settings: AccountSettings } = {
  id: 'settings',
  settings: { save: 'direct' },
};
