import { useMessages } from '@portal/kit';
import { ErrorBoundary } from '@portal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hostMessages } from '../messages.ts';

interface ShellBoundaryProps {
  /** Nobody may go on without having been told. */
  isNotice?: boolean;
  children: ReactNode;
}

/** Around each part of the shell that can break without the others: the shell stays, and the part is tried again with the next page. */
export function ShellBoundary({ isNotice = false, children }: ShellBoundaryProps) {
  const t = useMessages(hostMessages);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      {...(isNotice && { title: t('noticeFailed') })}
      // The browser remembers code that could not be loaded until the page is loaded anew.
      onRetry={() => window.location.reload()}
      resetKey={pathname}
    >
      {children}
    </ErrorBoundary>
  );
}
