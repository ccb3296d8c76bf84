import { dayIn, type FirstTimeField } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { Grid, MultiSelect, Select, TextField } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { useWelcomeForm, type WelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';

const step = 'user-details';

/** Names, how somebody is addressed, and what the organisation asks of their calling. */
export function UserDetailsForm({ start, way }: { start: WelcomeStart; way: WelcomeNavigation }) {
  const t = useMessages(welcomeMessages);
  const form = useWelcomeForm({ step, start, way });
  const { options } = start;
  const { has, isRequired } = start.form;
  const one = (name: 'title' | 'gender' | 'pronoun' | 'identityAsFirstNations') => ({
    ...form.field(name),
    ...necessity(isRequired(name)),
    placeholder: t('choose'),
  });
  const some = (name: 'postNominal' | 'admissionState' | 'constituentBodyMembership') => ({
    ...form.field(name),
    ...necessity(isRequired(name)),
    placeholder: t('choose'),
  });
  return (
    <StepForm step={step} start={start} way={way} form={form}>
      {has('title') && (
        <Select {...one('title')} label={t('title')} options={options.title} autoComplete="honorific-prefix" />
      )}
      <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" isRequired />
      <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" isRequired />
      {has('postNominal') && (
        <MultiSelect {...some('postNominal')} label={t('postNominal')} options={options.postNominals} />
      )}
      {has('prefName') && (
        <TextField {...form.field('prefName')} label={t('preferredName')} autoComplete="nickname" isOptional />
      )}
      {has('dob') && <PastDay form={form} field="dob" label={t('dateOfBirth')} />}
      <Grid minColumn="sm" gap={4}>
        {has('gender') && (
          <Select {...one('gender')} label={t('gender')} options={options.genders} autoComplete="sex" />
        )}
        {has('pronoun') && <Select {...one('pronoun')} label={t('pronouns')} options={options.pronouns} />}
      </Grid>
      {has('identityAsFirstNations') && (
        <Select {...one('identityAsFirstNations')} label={t('firstNations')} options={options.firstNationIdentities} />
      )}
      {has('admissionDate') && <PastDay form={form} field="admissionDate" label={t('admissionDate')} />}
      {has('admissionState') && (
        <MultiSelect {...some('admissionState')} label={t('admissionStates')} options={options.admissionStates} />
      )}
      {has('constituentBodyMembership') && (
        <MultiSelect
          {...some('constituentBodyMembership')}
          label={t('constituentBody')}
          options={options.constituentBodyMembership}
        />
      )}
    </StepForm>
  );
}

function necessity(isRequired: boolean) {
  return isRequired ? { isRequired } : { isOptional: true };
}

interface PastDayProps {
  form: Pick<WelcomeForm, 'field'>;
  field: Extract<FirstTimeField, 'dob' | 'admissionDate'>;
  label: string;
}

/** A day that is typed or picked, and not still to come. */
function PastDay({ form, field, label }: PastDayProps) {
  const t = useMessages(welcomeMessages);
  const { clock, profile } = usePortal();
  const { value, onChange, ...bound } = form.field(field);
  return (
    <DatePicker
      {...bound}
      label={label}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      max={dayIn(clock.now(), profile.timeZone)}
      labels={{ tooLate: () => t('dayToCome') }}
      isClearable
      isOptional
    />
  );
}
