import type { Faq } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { ListStates } from '../../components/ListStates/ListStates.tsx';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { communitiesAdminMessages } from '../../messages.ts';

export interface FaqEditorScreenProps {
  view: View<{ faQs: readonly Faq[] }>;
  /** Writes them. */
  children: (entries: readonly Faq[]) => ReactNode;
}

/** What members ask often, for those who answer it. */
export function FaqEditorScreen({ view, children }: FaqEditorScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ManagementFrame tab="faq" title={t('faqPageTitle')}>
      <Stack gap={4}>
        <Text tone="quiet">{t('faqHint')}</Text>
        <ListStates view={view} failedTitle={t('faqFailed')}>
          {({ faQs }) => children(faQs)}
        </ListStates>
      </Stack>
    </ManagementFrame>
  );
}
