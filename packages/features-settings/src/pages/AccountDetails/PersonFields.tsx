import { personTitles } from '@portal/rules';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid, Select, TextField } from '@portal/ui';
import { DateField } from '@portal/ui/dates';
import { settingsMessages } from '../../messages.ts';
import type { DetailsValues } from './details-values.ts';
import { useGenders } from './use-genders.ts';

/** Names, how somebody is addressed and reached, and their days. */
export function PersonFields({ form }: { form: Pick<Form<DetailsValues>, 'field'> }) {
  const t = useMessages(settingsMessages);
  const genders = useGenders();
  const titles = [{ value: '', label: t('noTitle') }, ...personTitles.map((value) => ({ value, label: value }))];
  return (
    <>
      <Select {...form.field('title')} label={t('title')} options={titles} autoComplete="honorific-prefix" />
      <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" isRequired />
      <TextField {...form.field('middleName')} label={t('middleName')} autoComplete="additional-name" isOptional />
      <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" isRequired />
      <TextField {...form.field('preferredName')} label={t('preferredName')} autoComplete="nickname" isOptional />
      <TextField {...form.field('nameSaid')} label={t('nameSaid')} description={t('nameSaidHint')} isOptional />
      <TextField
        {...form.field('postNominals')}
        label={t('postNominals')}
        description={t('postNominalsHint')}
        autoComplete="honorific-suffix"
        isOptional
      />
      <Grid minColumn="sm" gap={4}>
        <Select
          {...form.field('gender')}
          label={t('gender')}
          options={[{ value: '', label: t('genderNone') }, ...genders.options]}
          autoComplete="sex"
        />
        <TextField {...form.field('pronoun')} label={t('pronoun')} isOptional />
      </Grid>
      <TextField
        {...form.field('email')}
        label={t('email')}
        description={t('emailHint')}
        type="email"
        autoComplete="email"
        isRequired
      />
      <TextField {...form.field('mobile')} label={t('mobile')} type="tel" autoComplete="tel" isOptional />
      <Grid minColumn="sm" gap={4}>
        <DateField {...form.field('dateOfBirth')} label={t('dateOfBirth')} isClearable isOptional />
        <DateField {...form.field('graduationDate')} label={t('graduationDate')} isClearable isOptional />
      </Grid>
    </>
  );
}
