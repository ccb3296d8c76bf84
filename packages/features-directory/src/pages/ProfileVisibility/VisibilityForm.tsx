import { type PrivacyFlags, privacyFlags } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { DraftBanner, Form, FormActions } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';
import { FlagFields } from './FlagFields.tsx';

/** Under which what is chosen is kept on the device. */
export const visibilityDraftKey = 'directory:visibility';

interface VisibilityFormProps {
  flags: PrivacyFlags;
  onSave: (flags: PrivacyFlags) => Promise<void>;
  onClose: () => void;
}

export function VisibilityForm({ flags, onSave, onClose }: VisibilityFormProps) {
  const t = useMessages(directoryMessages);
  const to = useDestinations(destinations);
  const form = useForm<PrivacyFlags>({
    initial: flags,
    draftKey: visibilityDraftKey,
    draftEntry: (values) => ({
      kind: t('visibilityPageTitle'),
      place: t('draftPlace'),
      text: privacyFlags.map((flag) => `${t(flag)}: ${t(values[flag] ? 'yes' : 'no')}`).join(', '),
      href: to.visibility(),
    }),
    async onSubmit(values) {
      await onSave(values);
      onClose();
    },
  });
  function cancel() {
    form.reset();
    onClose();
  }
  return (
    <Form onSubmit={form.onSubmit} label={t('visibilityPageTitle')}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      <FlagFields flags={form.values} onChange={(flag, isOn) => form.set(flag, isOn)} />
      <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
    </Form>
  );
}
