import { useMessages, type View } from '@portal/kit';
import { Heading, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { ListStates } from '../../components/ListStates/ListStates.tsx';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import type { KnownText } from '../../components/Theirs/use-text-form.ts';

export interface GlobalTermsScreenProps {
  view: View<KnownText>;
  /** Writes them. */
  children: (terms: KnownText) => ReactNode;
}

/** The terms of every community that has none of its own, for those who keep them. */
export function GlobalTermsScreen({ view, children }: GlobalTermsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ManagementFrame tab="termsConditions" title={t('termsPageTitle')}>
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {t('termsField')}
        </Heading>
        <Text tone="quiet">{t('termsHint')}</Text>
        <ListStates view={view} failedTitle={t('termsFailed')}>
          {children}
        </ListStates>
      </Stack>
    </ManagementFrame>
  );
}
