import { calls, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { FaqScreen } from './FaqScreen.tsx';
import { useFaq } from './use-faq.ts';

export function firstReads() {
  return [firstRead(calls.faq.list, {})];
}

/** What members ask often, with its answers. */
export function FaqPage({ search, onSearchChange }: PageProps) {
  return <FaqScreen {...useFaq({ search, onSearchChange })} />;
}
