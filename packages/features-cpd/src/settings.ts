import type { CpdRulesSetting } from '@portal/rules';

/** What an organisation may choose of CPD, for `settingsOf`. */
export interface CpdSettings extends CpdRulesSetting {
  /** Where a record is written: a page of the portal, or one of another system. */
  newRecordUrl: string;
  /** Where one is changed, with `{id}` in place of its id. */
  editRecordUrl: string;
}

export const cpdSettings: { id: 'cpd'; settings: CpdSettings } = {
  id: 'cpd',
  // The rules' own, said again: profiles are read where the rules are not.
  settings: { rules: 'standard', newRecordUrl: '/cpd/records/new', editRecordUrl: '/cpd/records/{id}' },
};
