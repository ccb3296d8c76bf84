import type { Privacy } from '@portal/api';
import { type PrivacyChoices, privateFields } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { DraftBanner, Form, FormActions } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { fieldLabels } from './field-labels.ts';

/** Under which what is chosen is kept on the device. */
export const privacyDraftKey = 'settings:privacy';

/** The version goes with what was chosen over it, into the draft too. */
interface PrivacyValues extends PrivacyChoices {
  version: number;
}

interface PrivacyFormProps {
  privacy: Privacy;
  onSave: (privacy: Privacy) => Promise<void>;
  onClose: () => void;
}

export function PrivacyForm({ privacy, onSave, onClose }: PrivacyFormProps) {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const form = useForm<PrivacyValues>({
    initial: { ...privacy.choices, version: privacy.version },
    draftKey: privacyDraftKey,
    draftEntry: (values) => ({
      kind: t('privacyPageTitle'),
      place: t('draftPlace'),
      text: privateFields.map((field) => `${t(fieldLabels[field])}: ${t(values[field])}`).join(', '),
      href: to.privacy(),
    }),
    async onSubmit({ version, ...choices }) {
      await onSave({ choices, version });
      onClose();
    },
  });
  function cancel() {
    form.reset();
    onClose();
  }
  return (
    <Form onSubmit={form.onSubmit} label={t('privacyPageTitle')}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      {privateFields.map((field) => (
        <ChoiceField
          key={field}
          field={field}
          value={form.values[field]}
          onChange={(audience) => form.set(field, audience)}
        />
      ))}
      <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
    </Form>
  );
}
