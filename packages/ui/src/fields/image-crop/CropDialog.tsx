import { useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { CropArea } from './crop-geometry.ts';
import { untouched, type CropRatio } from './crop-settings.ts';
import { CropControls } from './CropControls.tsx';
import { croppedFile } from './cropped-file.ts';
import * as styles from './CropDialog.css.ts';
import { defaultCropLabels, type CropLabels } from './labels.ts';
import { addressOf } from './file-address.ts';

export interface CropDialogProps {
  file: File;
  ratio: CropRatio;
  isRound?: boolean;
  /** Pixels of the longer side. */
  maxEdge: number;
  labels?: Partial<CropLabels> | undefined;
  onCrop: (file: File) => void;
  /** Takes the picture as it is; without it there is no such way. */
  onSkip?: (() => void) | undefined;
  onClose: () => void;
}

const CropStage = lazyComponent(() => import('./CropStage.tsx').then((module) => ({ default: module.CropStage })));

/** Cuts a picture to a shape; what comes out is a new file, and the old one stays as it is. */
export function CropDialog(props: CropDialogProps) {
  const { file, ratio, maxEdge, isRound = false } = props;
  const labels = { ...defaultCropLabels, ...props.labels };
  const [settings, setSettings] = useState(untouched);
  const [status, setStatus] = useState<'ready' | 'writing' | 'broken'>('ready');
  const area = useRef<CropArea | null>(null);
  const [hasArea, setHasArea] = useState(false);
  const isLoaded = CropStage.useIsLoaded();

  async function crop() {
    if (area.current === null) return;
    setStatus('writing');
    try {
      props.onCrop(await croppedFile(file, { area: area.current, rotation: settings.rotation, maxEdge }));
    } catch {
      setStatus('broken');
    }
  }

  const isReady = isLoaded && hasArea && status !== 'broken';
  const footer = (
    <>
      <Button tone="quiet" onPress={props.onClose}>
        {labels.cancel}
      </Button>
      {props.onSkip && status !== 'broken' ? <Button onPress={props.onSkip}>{labels.skip}</Button> : null}
      <Button tone="primary" isDisabled={!isReady} isPending={status === 'writing'} onPress={() => void crop()}>
        {labels.apply}
      </Button>
    </>
  );

  function picture() {
    if (status === 'broken') {
      return (
        <p className={styles.broken} role="alert">
          {labels.broken}
        </p>
      );
    }
    return (
      <CropStage
        fallback={<Spinner size="lg" label={labels.loading} />}
        onError={{ title: labels.failed, retry: labels.retry }}
        url={addressOf(file)}
        ratio={ratio}
        isRound={isRound}
        settings={settings}
        frameLabel={labels.frame}
        onChange={setSettings}
        onArea={(next) => {
          area.current = next;
          setHasArea(true);
        }}
        onBroken={() => setStatus('broken')}
      />
    );
  }

  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={labels.title}
      description={labels.hint}
      isDismissable={false}
      isPending={status === 'writing'}
      labels={{ close: labels.close }}
      footer={footer}
    >
      <div className={styles.stage}>{picture()}</div>
      <CropControls
        settings={settings}
        onChange={setSettings}
        hasShapes={ratio === 'free'}
        isDisabled={!isReady}
        labels={labels}
      />
    </Dialog>
  );
}
