import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { listOption } from '../overlay/list-option.tsx';
import * as overlayStyles from '../overlay/overlay.css.ts';
import { useOverlayPlace } from '../PortalRoot/root-context.ts';
import type { ComboBoxLabels, ComboBoxOption } from './combo-box-words.ts';
import type { SearchNote } from './search-note.ts';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxPanelProps {
  kind: SearchNote;
  minLetters: number;
  labels: ComboBoxLabels;
  onRetry: () => void;
}

/** The options, or what there is to say instead. */
export function ComboBoxPanel({ kind, minLetters, labels, onRetry }: ComboBoxPanelProps) {
  const { place } = useOverlayPlace();
  return (
    <Popover {...place} className={classNames(overlayStyles.floating, styles.panel)} offset={4}>
      {kind === null ? null : (
        <div className={styles.note}>
          <span role="status">{kind === 'tooShort' ? labels.tooShort(minLetters) : labels[kind]}</span>
          {kind === 'failed' ? (
            <Button size="small" onPress={onRetry}>
              {labels.retry}
            </Button>
          ) : null}
        </div>
      )}
      <ListBox className={classNames(overlayStyles.list, kind !== null && styles.emptyList)}>
        {({ id, label, description, person, isDisabled }: ComboBoxOption & { id: string }) =>
          listOption({
            id,
            label,
            description,
            isDisabled,
            start: person ? <Avatar person={person} size="sm" /> : undefined,
          })
        }
      </ListBox>
    </Popover>
  );
}
