import type { MouseEvent } from 'react';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as css from './RichTextEditor.css.ts';

export interface EditorToolProps {
  label: string;
  icon: IconComponent;
  isOn?: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/**
 * A button of the toolbar. Pressing it with a pointer leaves the caret where it is, and a disabled one keeps the focus,
 * so that the last undo does not throw the keyboard out of the toolbar.
 */
export function EditorTool({ label, icon: Icon, isOn, isDisabled, onPress }: EditorToolProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={css.tool}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        onMouseDown={keepCaret}
        onClick={isDisabled ? undefined : onPress}
      >
        <Icon size={16} />
      </button>
    </Tooltip>
  );
}

function keepCaret(event: MouseEvent) {
  event.preventDefault();
}
