import { useDestinations, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { destinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';

interface RecordingDraft {
  sound: File | null;
}

const nothing: RecordingDraft = { sound: null };

/** What was recorded and is not saved yet: on the device as forms keep what is typed, until it is saved or discarded. */
export function useRecordingDraft() {
  const t = useMessages(settingsMessages);
  const to = useDestinations(destinations);
  const form = useForm<RecordingDraft>({
    initial: nothing,
    draftKey: 'settings:name-sound',
    draftEntry: () => ({
      kind: t('nameSound'),
      place: t('draftPlace'),
      text: t('recorded'),
      href: to.accountDetails(),
    }),
    // It is sent by a button of its own, where it can be heard.
    onSubmit: () => undefined,
  });
  return {
    sound: form.values.sound,
    keep: (sound: File) => form.set('sound', sound),
    forget: () => form.reset(),
  };
}
