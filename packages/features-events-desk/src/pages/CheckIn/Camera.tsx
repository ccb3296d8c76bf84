import { useMessages } from '@portal/kit';
import { Banner, Button, Stack, Text } from '@portal/ui';
import { useRef } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import * as styles from './Camera.css.ts';
import { useCamera } from './use-camera.ts';

interface CameraProps {
  onRead: (text: string) => void;
  /** The number of a ticket is to be entered instead. */
  onByHand: () => void;
}

/** What the camera sees; codes in it are read as long as it is shown. */
export function Camera({ onRead, onByHand }: CameraProps) {
  const t = useMessages(eventsDeskMessages);
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onRead);
  if (state === 'unreadable')
    return (
      <Banner
        tone="caution"
        role="alert"
        title={t('scannerGone')}
        action={<Button onPress={onByHand}>{t('byHand')}</Button>}
      >
        {t('scannerGoneText')}
      </Banner>
    );
  if (state === 'refused' || state === 'missing')
    return (
      <Banner tone="caution" role="alert" title={t(state === 'refused' ? 'cameraRefused' : 'cameraMissing')}>
        {t(state === 'refused' ? 'cameraRefusedText' : 'cameraMissingText')}
      </Banner>
    );
  return (
    <Stack gap={2}>
      <video ref={video} className={styles.picture} aria-label={t('camera')} muted playsInline />
      <Text size="sm" tone="quiet">
        {t(state === 'on' ? 'cameraHint' : 'cameraStarting')}
      </Text>
    </Stack>
  );
}
