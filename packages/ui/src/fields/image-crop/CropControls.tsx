import { Button } from '../../actions/Button/Button.tsx';
import { IconRefresh, IconTurn } from '../../foundations/icons/icons.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { cropShapes, isUntouched, turned, untouched, zoomRange, type CropSettings } from './crop-settings.ts';
import * as styles from './CropDialog.css.ts';
import type { CropLabels } from './labels.ts';

export interface CropControlsProps {
  settings: CropSettings;
  onChange: (settings: CropSettings) => void;
  hasShapes: boolean;
  isDisabled: boolean;
  labels: CropLabels;
}

export function CropControls({ settings, onChange, hasShapes, isDisabled, labels }: CropControlsProps) {
  return (
    <>
      <div className={styles.controls}>
        <label className={styles.zoom}>
          {labels.zoom}
          <input
            type="range"
            className={styles.slider}
            {...zoomRange}
            value={settings.zoom}
            aria-valuetext={`${Math.round(settings.zoom * 100)} %`}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...settings, zoom: event.target.valueAsNumber })}
          />
        </label>
        <Button tone="quiet" icon={IconTurn} isDisabled={isDisabled} onPress={() => onChange(turned(settings))}>
          {labels.turn}
        </Button>
        <Button
          tone="quiet"
          icon={IconRefresh}
          isDisabled={isDisabled || isUntouched(settings)}
          onPress={() => onChange(untouched)}
        >
          {labels.reset}
        </Button>
      </div>
      {hasShapes ? (
        <RadioGroup
          label={labels.shape}
          isInline
          isDisabled={isDisabled}
          value={settings.shape}
          options={cropShapes.map((value) => ({ value, label: labels.shapes[value] }))}
          onChange={(value) => {
            const shape = cropShapes.find((each) => each === value) ?? untouched.shape;
            onChange({ ...settings, shape, position: untouched.position });
          }}
        />
      ) : null}
    </>
  );
}
