import { cpdRulesSettings, type RulePack, rulePacks } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { expect, test } from 'vitest';
import { checkRules } from './check-rules.ts';

const pack: RulePack = rulePacks['ot-board'];
const choosing = (rules: unknown) => ({ ...profiles.ota, featureSettings: { [cpdRulesSettings.id]: { rules } } });

test('every profile starts with its rules, and an own pack that is sound', () => {
  for (const profile of Object.values(profiles)) expect(() => checkRules(profile)).not.toThrow();
  expect(() => checkRules(choosing({ ...pack, id: 'our-own' }))).not.toThrow();
});

test.each([
  ['a name that is none', 'ot-bord', 'There are no rules "ot-bord", only standard, ot-board,'],
  ['a wrong amount', { ...pack, requiredMinutes: 19.5 }, 'requiredMinutes: '],
  ['a field that nobody knows', { ...pack, hours: 20 }, 'hours'],
  ['minimums above the total', { ...pack, requiredMinutes: 60 }, 'The categories ask for more than the total.'],
])('%s is refused with what to do', (_, rules, words) => {
  expect(() => checkRules(choosing(rules))).toThrow(words);
  expect(() => checkRules(choosing(rules))).toThrow(
    /^The CPD rules of the profile ota cannot be used\. .* Correct 'rules' in its CPD settings; docs\/cpd-rule-packs\.md says what they hold\.$/,
  );
});

test('where CPD is off, its rules are not looked at', () => {
  const off = {
    ...choosing('ot-bord'),
    modules: { ...profiles.ota.modules, cpd: { ...profiles.ota.modules.cpd, enabled: false } },
  };
  expect(() => checkRules(off)).not.toThrow();
});
