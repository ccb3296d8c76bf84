import { type BarSearchProps, useMessages, usePortal } from '@portal/kit';
import type { ComponentType } from 'react';
import { hostMessages } from '../messages.ts';
import { ShellPart } from './ShellPart.tsx';
import { takeTyped } from './typed-search.ts';

export interface SearchFieldProps {
  part: { load(): Promise<{ default: ComponentType<BarSearchProps> }> };
  onClose: () => void;
}

/** It stands over the bar, so that it says so where its code is gone, rather than leave the bar empty. */
export function SearchField({ part, onClose }: SearchFieldProps) {
  const t = useMessages(hostMessages);
  const { notify } = usePortal();
  const notifyFailed = () => {
    onClose();
    notify.failure(t('searchGone'));
  };
  return <ShellPart part={part} given={{ onClose, takeTyped }} onGone={notifyFailed} />;
}
