import { calls, type CallInput, limits, useEndpoint } from '@portal/api';
import { dietaryIds } from '@portal/rules';
import { useFeatureSettings, useMessages } from '@portal/kit';
import { type Form, maxLength } from '@portal/kit/form';
import { Checkbox, FieldGroup, PanelSwitch, Skeleton, TextArea } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { eventsSettings, type NeedsField } from '../../settings.ts';

export interface Needs {
  diets: readonly string[];
  other: string;
  access: string;
}

interface NeedsSource {
  dietaryRequirements: readonly string[];
  otherDietaryRequirement: string | null;
  accessibilityRequirement: string | null;
}

export function needsFrom(source: NeedsSource): Needs {
  return {
    diets: source.dietaryRequirements,
    other: source.otherDietaryRequirement ?? '',
    access: source.accessibilityRequirement ?? '',
  };
}

/** As calls take it: a list of nothing is none. */
export function needsBody({ diets, other, access }: Needs): CallInput<typeof calls.me.saveRequirements>['body'] {
  const chosen = dietaryIds.filter((id) => diets.includes(id));
  return {
    dietaryRequirements: chosen.length === 0 ? null : chosen,
    otherDietaryRequirement: other.trim() || null,
    accessibilityRequirement: access.trim() || null,
  };
}

/** What was said for all events, of the fields that are in sight: nobody tells an organiser what they do not see. */
export function visibleNeeds(needs: Needs, fields: readonly NeedsField[]): Needs {
  return {
    diets: fields.includes('dietary') ? needs.diets : [],
    other: fields.includes('other') ? needs.other : '',
    access: fields.includes('accessibility') ? needs.access : '',
  };
}

export function useNeedsRules() {
  const t = useMessages(eventsMessages);
  const notTooLong = maxLength(limits.needsLength, t('needsTooLong'));
  return { other: [notTooLong], access: [notTooLong] };
}

/** What somebody eats, and needs in order to take part: the fields that the organisation asks for. */
export function NeedsFields({ form }: { form: Pick<Form<Needs>, 'field'> }) {
  const t = useMessages(eventsMessages);
  const { needsOnForms } = useFeatureSettings(eventsSettings);
  return (
    <>
      {needsOnForms.includes('dietary') && <DietsField {...form.field('diets')} />}
      {needsOnForms.includes('other') && <TextArea {...form.field('other')} label={t('otherDietary')} />}
      {needsOnForms.includes('accessibility') && <TextArea {...form.field('access')} label={t('accessibility')} />}
    </>
  );
}

interface DietsFieldProps {
  value: readonly string[];
  onChange: (diets: readonly string[]) => void;
  error?: string | undefined;
}

function DietsField({ value, onChange, error }: DietsFieldProps) {
  const t = useMessages(eventsMessages);
  const { view } = useEndpoint(calls.tickets.dietaryOptions);
  return (
    <PanelSwitch view={view} skeleton={<Skeleton lines={4} />} failedTitle={t('dietaryOptionsFailed')}>
      {(all) => (
        <FieldGroup legend={t('dietary')} error={error}>
          {all.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              isSelected={value.includes(option.value)}
              onChange={(isOn) =>
                onChange(isOn ? [...value, option.value] : value.filter((one) => one !== option.value))
              }
            />
          ))}
        </FieldGroup>
      )}
    </PanelSwitch>
  );
}
