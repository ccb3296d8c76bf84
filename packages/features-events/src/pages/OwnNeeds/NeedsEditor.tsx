import { useDestinations, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { Banner, Form, FormActions } from '@portal/ui';
import { type Needs, NeedsFields, useNeedsRules } from '../../components/Tickets/NeedsFields.tsx';
import { eventsMessages } from '../../messages.ts';
import { needsDestinations } from './needs-destinations.ts';

/** Under which what is typed is kept on the device. */
export const needsDraftKey = 'events:own-needs';

interface NeedsEditorProps {
  initial: Needs;
  onSave: (needs: Needs) => Promise<void>;
  onClose: () => void;
}

export function NeedsEditor({ initial, onSave, onClose }: NeedsEditorProps) {
  const t = useMessages(eventsMessages);
  const to = useDestinations(needsDestinations);
  const form = useForm<Needs>({
    initial,
    rules: useNeedsRules(),
    draftKey: needsDraftKey,
    draftEntry: (needs) => ({
      kind: t('needsPageTitle'),
      place: t('ownNeedsDraftPlace'),
      text: Object.values(needs).filter(Boolean).join(', '),
      href: to.own(),
    }),
    async onSubmit(needs) {
      await onSave(needs);
      onClose();
    },
  });
  function cancel() {
    form.reset();
    onClose();
  }
  return (
    <Form onSubmit={form.onSubmit}>
      {form.restoredDraft && <Banner tone="info">{t('ownNeedsRestored')}</Banner>}
      <NeedsFields form={form} />
      <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
    </Form>
  );
}
