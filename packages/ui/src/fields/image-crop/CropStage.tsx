import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { classNames } from '../../foundations/class-names.ts';
import type { CropArea } from './crop-geometry.ts';
import { aspectOf, zoomRange, type CropRatio, type CropSettings } from './crop-settings.ts';
import * as styles from './CropStage.css.ts';

export interface CropStageProps {
  url: string;
  ratio: CropRatio;
  isRound: boolean;
  settings: CropSettings;
  frameLabel: string;
  onChange: (settings: CropSettings) => void;
  onArea: (area: CropArea) => void;
  onBroken: () => void;
}

/** The picture under its frame: moved by pointer, pinch, wheel and arrow keys. */
export function CropStage(props: CropStageProps) {
  const { settings, isRound, ratio } = props;
  const [picture, setPicture] = useState({ width: 1, height: 1 });
  return (
    <Cropper
      image={props.url}
      crop={settings.position}
      zoom={settings.zoom}
      rotation={settings.rotation}
      aspect={aspectOf(ratio, settings, picture)}
      minZoom={zoomRange.min}
      maxZoom={zoomRange.max}
      cropShape={isRound ? 'round' : 'rect'}
      showGrid={!isRound}
      keyboardStep={8}
      // Its own styles would come as a style element, which a strict policy of the page forbids.
      disableAutomaticStylesInjection
      classes={{
        containerClassName: styles.container,
        mediaClassName: styles.picture,
        cropAreaClassName: classNames(styles.frame, isRound ? styles.round : styles.grid),
      }}
      cropperProps={{ role: 'group', 'aria-label': props.frameLabel }}
      mediaProps={{ onError: props.onBroken }}
      onMediaLoaded={({ naturalWidth, naturalHeight }) => setPicture({ width: naturalWidth, height: naturalHeight })}
      onCropChange={(position) => props.onChange({ ...settings, position })}
      onZoomChange={(zoom) => props.onChange({ ...settings, zoom })}
      onCropAreaChange={(_, area) => props.onArea(area)}
    />
  );
}
