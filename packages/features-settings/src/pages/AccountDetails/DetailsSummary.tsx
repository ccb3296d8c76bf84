import type { UserDetails } from '@portal/api';
import { type TranslateOf, useFormats, useMessages, useModule } from '@portal/kit';
import { Button, DescriptionList, Inline, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import type { AccountSettings } from '../../settings.ts';
import { countryName } from './country-names.ts';
import { useGenders } from './use-genders.ts';
import { foundFields, workflowValuesOf } from './workflow-fields.ts';

interface DetailsSummaryProps {
  details: UserDetails;
  mode: AccountSettings['save'];
  onEdit: () => void;
}

/** What somebody has said of themself. */
export function DetailsSummary({ details, mode, onEdit }: DetailsSummaryProps) {
  const t = useMessages(settingsMessages);
  const rows = { direct: useDirectRows(details), workflow: useWorkflowRows(details) };
  const items = rows[mode].map(([term, value]) => ({ term, description: value || t('noValue') }));
  return (
    <Stack gap={5}>
      <DescriptionList items={items} />
      <Inline>
        <Button onPress={onEdit}>{t('edit')}</Button>
      </Inline>
    </Stack>
  );
}

type Row = readonly [term: string, said: string];

function useDirectRows(details: UserDetails): Row[] {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const hasAddress = useModule('settings', 'display_user_address');
  const { labelOf } = useGenders();
  const { title, firstName, middleName, lastName, preferredName, nameSaid, postNominals } = details;
  const { gender, pronoun, email, mobile, memberNum } = details;
  return [
    [t('title'), title],
    [t('firstName'), firstName],
    [t('middleName'), middleName],
    [t('lastName'), lastName],
    [t('preferredName'), preferredName],
    [t('nameSaid'), nameSaid],
    [t('postNominals'), postNominals],
    [t('gender'), labelOf(gender)],
    [t('pronoun'), pronoun ?? ''],
    [t('email'), email],
    [t('mobile'), mobile],
    [t('memberNumber'), memberNum ?? ''],
    [t('dateOfBirth'), formats.day(details.dateOfBirth || null)],
    [t('graduationDate'), formats.day(details.graduationDate || null)],
    ...(hasAddress ? addressRows(t, details) : []),
  ];
}

function addressRows(t: TranslateOf<typeof settingsMessages>, details: UserDetails): Row[] {
  const { address, suburb, state, postCode, country } = details;
  const { postalAddress, postalSuburb, postalState, postalPostCode, postalCountry } = details;
  return [
    [t('homeAddress'), inOneLine(address, suburb, state, postCode, address && countryName(country))],
    [
      t('postalAddress'),
      inOneLine(postalAddress, postalSuburb, postalState, postalPostCode, postalAddress && countryName(postalCountry)),
    ],
  ];
}

function inOneLine(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function useWorkflowRows(details: UserDetails): Row[] {
  const t = useMessages(settingsMessages);
  const found = foundFields(details.workflowFormFields);
  const values = workflowValuesOf(found);
  const names = ['title', 'firstName', 'lastName', 'email', 'mobile'] as const;
  return names.filter((name) => found[name] !== undefined).map((name): Row => [t(name), values[name]]);
}
