import type { DeskContentItem } from '@portal/api';
import { placeOfZone, ProblemError, useMessages, usePortal } from '@portal/kit';
import { useNestedForm } from '@portal/kit/form';
import { FormDialog, RadioGroup, Text } from '@portal/ui';
import { useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { MomentFields } from '../MomentFields/MomentFields.tsx';
import { publishFault, publishValues, type PublishValues, sentTimes } from './publish-times.ts';
import type { ItemMutations } from './use-item-mutations.ts';

export interface PublishDialogProps {
  item: Pick<DeskContentItem, 'id' | 'name' | 'revision' | 'state' | 'publishFrom' | 'publishUntil'>;
  mutations: Pick<ItemMutations, 'publish'>;
  onClose: () => void;
}

/** Asks from when until when an item is shown, by the clocks of the organisation, and publishes it. */
export function PublishDialog({ item, mutations, onClose }: PublishDialogProps) {
  const t = useMessages(contentAdminMessages);
  const { clock, profile } = usePortal();
  const zone = profile.timeZone;
  // What is decided is about the item as it was when the question was asked, whatever is loaded meanwhile.
  const [initialItem] = useState(item);
  const [initial] = useState(() => publishValues(initialItem, zone, clock.now()));
  const form = useNestedForm<PublishValues>({
    initial,
    async onSubmit(values) {
      const found = publishFault(values, zone, clock.now());
      if (found !== null)
        throw new ProblemError({ status: 400, code: 'invalid', message: t(found.fault), field: found.field });
      await mutations.publish(initialItem, sentTimes(values, zone));
      onClose();
    },
  });
  const { begins, ends } = form.values;
  const isShown = initialItem.state === 'published' || initialItem.state === 'scheduled';
  const verb = begins === 'later' ? 'schedule' : 'publish';
  return (
    <FormDialog
      title={t(isShown ? 'timesQuestion' : 'publishQuestion', { name: initialItem.name })}
      description={t('publishText')}
      submitLabel={t(isShown ? 'saveTimes' : verb)}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <RadioGroup
        label={t('begins')}
        value={begins}
        options={[
          { value: 'now', label: t(initialItem.state === 'published' ? 'beginsAsBefore' : 'beginsNow') },
          { value: 'later', label: t('beginsLater') },
        ]}
        onChange={(value) => form.set('begins', value === 'later' ? 'later' : 'now')}
      />
      {begins === 'later' && (
        <MomentFields fields={form.section('from')} timeZone={zone} dayLabel={t('fromDay')} timeLabel={t('fromTime')} />
      )}
      <RadioGroup
        label={t('ends')}
        value={ends}
        options={[
          { value: 'never', label: t('endsNever') },
          { value: 'later', label: t('endsLater') },
        ]}
        onChange={(value) => form.set('ends', value === 'later' ? 'later' : 'never')}
      />
      {ends === 'later' && (
        <MomentFields
          fields={form.section('until')}
          timeZone={zone}
          dayLabel={t('untilDay')}
          timeLabel={t('untilTime')}
        />
      )}
      {(begins === 'later' || ends === 'later') && (
        <Text tone="quiet">{t('zoneHint', { place: placeOfZone(zone) })}</Text>
      )}
    </FormDialog>
  );
}
