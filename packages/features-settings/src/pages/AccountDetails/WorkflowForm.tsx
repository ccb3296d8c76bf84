import type { UserDetails } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { DraftBanner, Form, FormActions, Select, TextField } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import { detailsDraftKey } from './details-draft.ts';
import { usePersonRules } from './use-details-rules.ts';
import { useEmailPassword } from './use-email-password.tsx';
import { type FoundFields, foundFields, type WorkflowValues, workflowValuesOf } from './workflow-fields.ts';

export interface WorkflowFormProps {
  details: UserDetails;
  /** Rejects where nothing was saved. */
  onSave: (values: WorkflowValues, found: FoundFields, currentPassword: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** What a workflow asks of it, in the fields that it has. */
export function WorkflowForm({ details, onSave, onClose }: WorkflowFormProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const found = foundFields(details.workflowFormFields);
  const initial = workflowValuesOf(found);
  const asking = useEmailPassword(initial.email);
  const form = useForm<WorkflowValues>({
    initial,
    rules: useRulesOf(found),
    draftKey: detailsDraftKey,
    draftEntry: ({ firstName, lastName }) => ({
      kind: t('accountDetailsPageTitle'),
      place: t('draftPlace'),
      text: `${firstName} ${lastName}`.trim(),
      href: to.accountDetails(),
    }),
    async onSubmit(values) {
      await onSave(values, found, asking.taken());
      onClose();
    },
  });
  function cancel() {
    form.reset();
    onClose();
  }
  const { values } = form;
  const submit = () =>
    asking.submit({ values, check: () => form.check(['firstName', 'lastName', 'email']), onSubmit: form.onSubmit });
  return (
    <>
      <Form onSubmit={() => void submit()} label={t('details')}>
        <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
          {t('draftRestored')}
        </DraftBanner>
        {found.title && (
          <Select
            {...form.field('title')}
            label={t('title')}
            options={[{ value: '', label: t('noTitle') }, ...(found.title.options ?? [])]}
          />
        )}
        {found.firstName && (
          <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" isRequired />
        )}
        {found.lastName && (
          <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" isRequired />
        )}
        {found.email && (
          <TextField
            {...form.field('email')}
            label={t('email')}
            description={t('emailHint')}
            type="email"
            autoComplete="email"
            isRequired
          />
        )}
        {found.mobile && (
          <TextField {...form.field('mobile')} label={t('mobile')} type="tel" autoComplete="tel" isOptional />
        )}
        <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
      </Form>
      {asking.question}
    </>
  );
}

/** Nothing is asked of a field that is not there. */
function useRulesOf(found: FoundFields) {
  const rules = usePersonRules();
  return {
    firstName: found.firstName ? rules.firstName : [],
    lastName: found.lastName ? rules.lastName : [],
    email: found.email ? rules.email : [],
    mobile: found.mobile ? rules.mobile : [],
  };
}
