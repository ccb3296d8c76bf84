import { useMessages, useModule, usePortal } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';
import { browserRecorder } from './browser-recorder.ts';
import { NameSoundPanel } from './NameSoundPanel.tsx';
import type { Recorder } from './recorder.ts';
import type { RecordingPhase } from './recording.ts';
import { useNameSound } from './use-name-sound.ts';
import { useRecorder } from './use-recorder.ts';
import { useRecordingDraft } from './use-recording-draft.ts';

interface LiveNameSoundProps {
  /** What is heard so far. */
  url: string | null;
  recorder?: Recorder;
}

/** One’s own name as others hear it, where they have profiles to hear it on. */
export function LiveNameSound({ url, recorder = browserRecorder }: LiveNameSoundProps) {
  const t = useMessages(settingsMessages);
  const { notify } = usePortal();
  const draft = useRecordingDraft();
  const { phase, isOffered, record, stop, discard } = useRecorder(recorder, draft.keep);
  const { save, ...savedSound } = useNameSound(url);
  if (!useModule('member_directory')) return null;
  const forget = () => {
    discard();
    draft.forget();
  };
  return (
    <NameSoundPanel
      {...{ url: savedSound.url, isSaving: savedSound.isSaving, isRemoving: savedSound.isRemoving, isOffered }}
      phase={withDraft(phase, draft.sound)}
      onRecord={() => {
        draft.forget();
        void record();
      }}
      onStop={() => void stop()}
      onDiscard={forget}
      // What was recorded stays where it could not be saved, and a toast says why.
      onSave={async (sound) => {
        await save(sound);
        forget();
      }}
      onRemove={savedSound.remove}
      onUnheard={() => notify.failure(t('nameSoundUnheard'))}
    />
  );
}

/** What was recorded before the page was left stands there as if it had just been. */
function withDraft(phase: RecordingPhase, sound: File | null): RecordingPhase {
  return phase.kind === 'idle' && sound !== null ? { kind: 'recorded', sound } : phase;
}
