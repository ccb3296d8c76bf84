import type { UserDetails } from '@portal/api';
import { useDestinations, useMessages, useModule } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { DraftBanner, Form, FormActions } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import { AddressGroup } from './AddressGroup.tsx';
import { detailsDraftKey } from './details-draft.ts';
import { type DetailsValues, valuesOf } from './details-values.ts';
import { PersonFields } from './PersonFields.tsx';
import { useDetailsRules } from './use-details-rules.ts';
import { useEmailPassword } from './use-email-password.tsx';

export interface DetailsFormProps {
  details: UserDetails;
  /** Rejects where nothing was saved. */
  onSave: (values: DetailsValues, details: UserDetails, currentPassword: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** What somebody says of themself, all of it. */
export function DetailsForm({ details, onSave, onClose }: DetailsFormProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const hasAddress = useModule('settings', 'display_user_address');
  const asking = useEmailPassword(details.email);
  const form = useForm<DetailsValues>({
    initial: valuesOf(details),
    rules: useDetailsRules(),
    draftKey: detailsDraftKey,
    draftEntry: ({ firstName, lastName }) => ({
      kind: t('accountDetailsPageTitle'),
      place: t('draftPlace'),
      text: `${firstName} ${lastName}`.trim(),
      href: to.accountDetails(),
    }),
    async onSubmit(values) {
      await onSave(values, details, asking.taken());
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
        <PersonFields form={form} />
        {hasAddress && (
          <>
            <AddressGroup
              legend={t('homeAddress')}
              address={form.field('address')}
              suburb={form.field('suburb')}
              state={form.field('state')}
              postCode={form.field('postCode')}
              country={form.field('country')}
            />
            <AddressGroup
              legend={t('postalAddress')}
              address={form.field('postalAddress')}
              suburb={form.field('postalSuburb')}
              state={form.field('postalState')}
              postCode={form.field('postalPostCode')}
              country={form.field('postalCountry')}
            />
          </>
        )}
        <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
      </Form>
      {asking.question}
    </>
  );
}
