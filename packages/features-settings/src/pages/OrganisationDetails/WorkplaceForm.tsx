import { limits, type OrganisationSearch, type Workplace } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { DraftBanner, Form, FormActions, OrganisationField, TextField } from '@portal/ui';
import { DateField } from '@portal/ui/dates';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import type { WorkplaceInput } from './use-workplace.ts';

/** Under which what is typed is kept on the device. */
export const workplaceDraftKey = 'settings:workplace';

interface WorkplaceFormProps {
  workplace: Workplace;
  organisations: OrganisationSearch;
  onSave: (workplace: WorkplaceInput) => Promise<void>;
  onClose: () => void;
}

/** Where somebody works, with the organisation chosen from those that there are. */
export function WorkplaceForm({ workplace, organisations, onSave, onClose }: WorkplaceFormProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const n = limits.account.roleLength;
  const form = useForm<Workplace>({
    initial: workplace,
    rules: {
      organisation: [required(t('organisationRequired'))],
      role: [required(t('roleRequired')), maxLength(n, t('atMostCharacters', { n }))],
    },
    draftKey: workplaceDraftKey,
    draftEntry: ({ organisation, role }) => ({
      kind: t('organisationDetailsPageTitle'),
      place: t('draftPlace'),
      text: [role, organisation?.name].filter(Boolean).join(', '),
      href: to.organisationDetails(),
    }),
    async onSubmit({ organisation, role, startDate }) {
      if (organisation === null) return;
      await onSave({ organisation, role: role.trim(), startDate });
      onClose();
    },
  });
  function cancel() {
    form.reset();
    onClose();
  }
  return (
    <Form onSubmit={form.onSubmit} label={t('organisationDetailsPageTitle')}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      <OrganisationField
        {...form.field('organisation')}
        label={t('organisation')}
        description={t('organisationHint')}
        search={organisations}
        isRequired
      />
      <TextField {...form.field('role')} label={t('role')} autoComplete="organization-title" isRequired />
      <DateField {...form.field('startDate')} label={t('startDate')} isClearable isOptional />
      <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
    </Form>
  );
}
