import { cpdRulesSettings, recordAddresses, rulePackOf, type RulePack } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import type { Deps } from '../../deps.ts';

/** What the organisation asks, and by whose clock its days are counted. */
export interface CpdRules {
  pack: RulePack;
  zone: string;
  editUrlOf(recordId: string): string;
}

export function rulesOf({ profile }: Pick<Deps, 'profile'>): CpdRules {
  const { editRecordUrl } = featureSettings(profile, recordAddresses);
  return {
    pack: rulePackOf(featureSettings(profile, cpdRulesSettings)),
    zone: profile.timeZone,
    editUrlOf: (id) => editRecordUrl.replace('{id}', encodeURIComponent(id)),
  };
}
