/** What an organisation may choose of its members' settings, for `settingsOf`. */
export interface AccountSettings {
  /** Whether account details are saved as they are, or as fields of a workflow's form. */
  save: 'direct' | 'workflow';
}

export const accountSettings: { id: 'settings'; settings: AccountSettings } = {
  id: 'settings',
  settings: { save: 'direct' },
};
