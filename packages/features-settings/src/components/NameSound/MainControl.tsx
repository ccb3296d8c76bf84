import { useMessages } from '@portal/kit';
import { Button, IconMicrophone, IconSound, IconStop, useSound } from '@portal/ui';
import type { Ref } from 'react';
import { settingsMessages } from '../../messages.ts';
import type { RecordingPhase } from './recording.ts';

interface MainControlProps {
  /** To be heard: by its address, or as it was just recorded. */
  sound: string | File | null;
  phase: RecordingPhase;
  isOffered: boolean;
  onRecord: () => void;
  onStop: () => void;
  onUnheard: () => void;
  controlRef: Ref<HTMLButtonElement>;
}

/** Records, stops, and plays what there is: one button whatever it does. */
export function MainControl(props: MainControlProps) {
  const { sound, phase, isOffered, onRecord, onStop, onUnheard, controlRef } = props;
  const t = useMessages(settingsMessages);
  const isOn = phase.kind === 'counting' || phase.kind === 'recording' || phase.kind === 'reading';
  const isAsking = phase.kind === 'asking';
  const player = useSound(isOn || isAsking ? null : sound, onUnheard);
  if (isOn) {
    return (
      <Button buttonRef={controlRef} icon={IconStop} isPending={phase.kind === 'reading'} onPress={onStop}>
        {t('stopRecording')}
      </Button>
    );
  }
  if (isAsking || sound === null) {
    if (!isOffered) return null;
    return (
      <Button buttonRef={controlRef} icon={IconMicrophone} isPending={isAsking} onPress={onRecord}>
        {t('recordName')}
      </Button>
    );
  }
  return (
    <Button
      buttonRef={controlRef}
      icon={player.isPlaying ? IconStop : IconSound}
      onPress={player.isPlaying ? player.stop : player.play}
    >
      {player.isPlaying ? t('stopPlaying') : t('playName')}
    </Button>
  );
}
