import { useMessages } from '@portal/kit';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hostMessages } from '../messages.ts';
import { FeaturePart } from './FeaturePart.tsx';
import { ShellBoundary } from './ShellBoundary.tsx';

interface ShellPartProps<Props extends object> {
  part: { load(): Promise<{ default: ComponentType<Props> }> };
  given: Props;
  /** Nobody may go on without having been told. */
  isNotice?: boolean;
  /** Its code is gone. */
  onGone?: () => void;
}

/** What a feature puts into the shell: where it breaks, or its code is gone, the shell stays, and it is tried again with the next page. */
export function ShellPart<Props extends object>({ part, given, isNotice = false, onGone }: ShellPartProps<Props>) {
  const t = useMessages(hostMessages);
  const { pathname } = useLocation();
  const [goneAt, setGoneAt] = useState<string>();
  if (goneAt !== undefined && goneAt !== pathname) setGoneAt(undefined);
  if (goneAt === pathname) return null;
  const notifyFailed = () => {
    setGoneAt(pathname);
    onGone?.();
  };
  return (
    <ShellBoundary isNotice={isNotice}>
      <FeaturePart part={part} given={given} onError={isNotice ? { title: t('noticeFailed') } : notifyFailed} />
    </ShellBoundary>
  );
}
