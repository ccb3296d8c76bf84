import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ButtonAppearance } from '../Button/button-class.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import type { MenuEntry } from '../MenuButton/menu-entry.ts';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import * as styles from './SplitButton.css.ts';

export interface SplitButtonProps {
  /** The action that most people want. */
  label: string;
  onPress: () => void;
  /** The name of the menu beside it: 'More ways to save'. */
  menuLabel: string;
  items: readonly MenuEntry[];
  tone?: Extract<ButtonAppearance['tone'], 'primary' | 'secondary' | 'neutral'>;
  size?: ButtonAppearance['size'];
  icon?: IconComponent;
  isDisabled?: boolean;
  isPending?: boolean;
}

/** One action with its less common variants beside it. */
export function SplitButton(props: SplitButtonProps) {
  const { tone = 'secondary', size = 'md', isDisabled = false, isPending = false } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.split} data-tone={tone}>
      <Button
        tone={tone}
        size={size}
        onPress={props.onPress}
        isDisabled={isDisabled}
        isPending={isPending}
        {...(props.icon ? { icon: props.icon } : {})}
      >
        <bdi id={id}>{props.label}</bdi>
      </Button>
      <MenuButton
        label={props.menuLabel}
        items={props.items}
        placement="bottom end"
        trigger={{ kind: 'icon', icon: IconChevronDown, tone, size }}
        isDisabled={isDisabled || isPending}
      />
    </div>
  );
}
