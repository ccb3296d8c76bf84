import type { RulePack } from '@portal/api/rules';
import { lawUnitsPack } from './packs/law-units-pack.ts';
import { otBoardPack } from './packs/ot-board-pack.ts';
import { skillsPointsPack } from './packs/skills-points-pack.ts';
import { standardPack } from './packs/standard-pack.ts';

/** The packs that come with the portal, by their ids. */
export const rulePacks = {
  standard: standardPack,
  'ot-board': otBoardPack,
  'law-units': lawUnitsPack,
  'skills-points': skillsPointsPack,
} as const;

/** What an organisation may choose of CPD: one of the packs by its id, so that a profile carries no more than a word of it, or a pack of its own. */
export interface CpdRulesSetting {
  rules: keyof typeof rulePacks | RulePack;
}

export const cpdRulesSettings: { id: 'cpd'; settings: CpdRulesSetting } = {
  id: 'cpd',
  settings: { rules: 'standard' },
};

export function rulePackOf({ rules }: CpdRulesSetting): RulePack {
  return typeof rules === 'string' ? rulePacks[rules] : rules;
}
