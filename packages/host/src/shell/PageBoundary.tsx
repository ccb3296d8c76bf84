import { useMessages } from '@portal/kit';
import { ErrorBoundary } from '@portal/ui';
import type { ReactNode } from 'react';
import { hostMessages } from '../messages.ts';

interface PageBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the shell where a page breaks, or its code cannot be loaded. */
export function PageBoundary({ onRetry, children }: PageBoundaryProps) {
  const t = useMessages(hostMessages);
  return (
    <ErrorBoundary scope="page" title={t('pageFailed')} text={t('pageFailedText')} onRetry={onRetry}>
      {children}
    </ErrorBoundary>
  );
}
