import { useMessages, useModule, usePortal } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';
import { browserRecorder } from './browser-recorder.ts';
import { NameSoundPanel } from './NameSoundPanel.tsx';
import type { Recorder } from './recorder.ts';
import { useNameSound } from './use-name-sound.ts';
import { useRecorder } from './use-recorder.ts';

interface LiveNameSoundProps {
  /** What is heard so far. */
  url: string | null;
  recorder?: Recorder;
}

/** One’s own name as others hear it, where they have profiles to hear it on. */
export function LiveNameSound({ url, recorder = browserRecorder }: LiveNameSoundProps) {
  const t = useMessages(settingsMessages);
  const { notify } = usePortal();
  const { phase, isOffered, record, stop, discard } = useRecorder(recorder);
  const { save, ...kept } = useNameSound(url);
  if (!useModule('member_directory')) return null;
  return (
    <NameSoundPanel
      {...{ url: kept.url, isSaving: kept.isSaving, isRemoving: kept.isRemoving, phase, isOffered }}
      onRecord={() => void record()}
      onStop={() => void stop()}
      onDiscard={discard}
      // What was recorded stays where it could not be saved, and a toast says why.
      onSave={async (sound) => {
        await save(sound);
        discard();
      }}
      onRemove={kept.remove}
      onUnheard={() => notify.failure(t('nameSoundUnheard'))}
    />
  );
}
