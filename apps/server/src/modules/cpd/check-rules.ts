import { rulePackSchema } from '@portal/api/contract';
import { cpdRulesSettings, moduleRefusal, packFaults, rulePackOf, rulePacks } from '@portal/rules';
import { featureSettings, type Profile } from '@portal/kit/access';
import { StartProblem } from '../../start-problem.ts';

/** Refuses to start by rules that contradict themselves: members would be told wrong figures for a year before anybody saw it. */
export function checkRules(profile: Profile): void {
  if (moduleRefusal(profile, { module: 'cpd' }, null)?.code === 'not_found') return;
  const setting = featureSettings(profile, cpdRulesSettings);
  // What a profile names is typed, but may have been written without types.
  const pack: unknown = rulePackOf(setting);
  if (pack === undefined)
    throw problem(
      profile,
      `There are no rules ${JSON.stringify(setting.rules)}, only ${Object.keys(rulePacks).join(', ')}.`,
    );
  const read = rulePackSchema.safeParse(pack);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw problem(profile, `${issue?.path.join('.') || 'rules'}: ${issue?.message}.`);
  }
  const [fault] = packFaults(read.data);
  if (fault !== undefined) throw problem(profile, fault);
}

function problem({ name }: Profile, fault: string): StartProblem {
  return new StartProblem(
    `The CPD rules of the profile ${name} cannot be used. ${fault} Correct 'rules' in its CPD settings; docs/cpd-rule-packs.md says what they hold.`,
  );
}
