import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, IconMicrophone, IconTrash, Inline, Section, Stack, Text, VisuallyHidden } from '@portal/ui';
import { useRef } from 'react';
import { settingsMessages } from '../../messages.ts';
import { MainControl } from './MainControl.tsx';
import { isUnderWay, leadSeconds, type RecordingPhase } from './recording.ts';

interface NameSoundPanelProps {
  /** What others hear so far. */
  url: string | null;
  phase: RecordingPhase;
  /** This browser can record. */
  isOffered: boolean;
  isSaving: boolean;
  isRemoving: boolean;
  onRecord: () => void;
  onStop: () => void;
  onDiscard: () => void;
  /** Rejects where it was not kept. */
  onSave: (sound: File) => Promise<void>;
  onRemove: () => Promise<void>;
  /** It could not be played. */
  onUnheard: () => void;
}

const problems = {
  refused: 'recordingRefused',
  missing: 'recordingMissing',
  silent: 'recordingSilent',
  unreadable: 'recordingUnreadable',
} as const;

/**
 * A name as its owner says it: recorded, heard, kept, removed. One control stays from the first press to the last, so that the focus does, and nothing is said
 * aloud while the microphone hears it.
 */
export function NameSoundPanel(props: NameSoundPanelProps) {
  const { url, phase, isOffered, isSaving, isRemoving, onSave, onRemove } = props;
  const t = useMessages(settingsMessages);
  const main = useRef<HTMLButtonElement>(null);
  /** A control that goes with its press leaves the focus to the one that stays. */
  const leaving = (act: () => void) => () => {
    main.current?.focus();
    act();
  };
  /** The same once it is done, unless somebody has gone on meanwhile. */
  const done = (work: Promise<void>) => {
    const pressed = document.activeElement;
    const leave = () => {
      if ([pressed, document.body].includes(document.activeElement)) main.current?.focus();
    };
    void work.then(leave, () => undefined);
  };
  const isIdle = !isUnderWay(phase);
  const sound = phase.kind === 'recorded' ? phase.sound : null;
  const isSpoken = sound !== null || url !== null;
  return (
    <Section title={t('nameSound')} description={t('nameSoundHint', { n: limits.nameSound.seconds })}>
      <Stack gap={3}>
        {!isOffered && <Text>{t('nameSoundNotOffered')}</Text>}
        {phase.kind === 'failed' && (
          <Banner tone="caution" role="alert">
            {t(problems[phase.problem])}
          </Banner>
        )}
        <Inline gap={3}>
          <MainControl {...props} sound={sound ?? url} controlRef={main} />
          {isIdle && isSpoken && isOffered && (
            <Button icon={IconMicrophone} isDisabled={isSaving} onPress={leaving(props.onRecord)}>
              {t('recordAgain')}
            </Button>
          )}
          {/* It keeps its place while something is recorded: coming back, it would move under the press on Discard. */}
          {isIdle && url !== null && (
            <Button
              icon={IconTrash}
              isPending={isRemoving}
              isDisabled={sound !== null}
              onPress={() => done(onRemove())}
            >
              {t('removeNameSound')}
            </Button>
          )}
        </Inline>
        {/* In a line of their own: the second press of a double one meets no other control. */}
        {sound !== null && (
          <Inline gap={3}>
            <Button isDisabled={isSaving} onPress={leaving(props.onDiscard)}>
              {t('discardNameSound')}
            </Button>
            <Button tone="primary" isPending={isSaving} onPress={() => done(onSave(sound))}>
              {t('save')}
            </Button>
          </Inline>
        )}
        <Countdown phase={phase} />
        <VisuallyHidden>
          <span role="status">{useAnnouncement(phase)}</span>
        </VisuallyHidden>
      </Stack>
    </Section>
  );
}

/** For the eye alone: a screen reader would count aloud into the microphone. */
function Countdown({ phase }: { phase: RecordingPhase }) {
  const t = useMessages(settingsMessages);
  if (phase.kind !== 'counting' && phase.kind !== 'recording') return null;
  return (
    <div aria-hidden>
      <Text tone={phase.kind === 'recording' ? 'critical' : 'quiet'}>
        {t(phase.kind === 'recording' ? 'recordingFor' : 'recordingIn', { n: phase.seconds })}
      </Text>
    </div>
  );
}

/** Nothing while something is recorded; a failure is an alert of its own. */
function useAnnouncement({ kind }: RecordingPhase): string {
  const t = useMessages(settingsMessages);
  if (kind === 'counting') return t('recordingBegins', { n: leadSeconds });
  return kind === 'recorded' ? t('recorded') : '';
}
