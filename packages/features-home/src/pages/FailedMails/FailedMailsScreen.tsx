import type { FailedMail, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import { EmptyState, Heading, Illustration, PageLayout, ShowMoreList, Skeleton, Stack, Text } from '@portal/ui';
import { FailedMailCard } from './FailedMailCard.tsx';
import { homeMessages } from '../../messages.ts';

export interface FailedMailsScreenProps extends Omit<PagesState<FailedMail>, 'refetch'> {
  /** The mail that is being queued again. */
  sendingKey: string | null;
  onSendAgain(mail: FailedMail): void;
}

export function FailedMailsScreen({ sendingKey, onSendAgain, ...list }: FailedMailsScreenProps) {
  const t = useMessages(homeMessages);
  return (
    <PageLayout width="small" header={<Head />}>
      <ShowMoreList
        {...list}
        label={t('mailsList')}
        failedTitle={t('mailsFailed')}
        moreLabel={t('moreMails')}
        moreFailedText={t('moreMailsFailed')}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('mailsLoading')}
        empty={
          <EmptyState illustration={<Illustration name="search" />} title={t('noMails')} text={t('noMailsText')} />
        }
      >
        {(mails) => (
          <Stack as="ul" gap={4}>
            {mails.map((mail) => (
              <FailedMailCard
                key={mail.key}
                mail={mail}
                isSending={sendingKey === mail.key}
                onSendAgain={onSendAgain}
              />
            ))}
          </Stack>
        )}
      </ShowMoreList>
    </PageLayout>
  );
}

function Head() {
  const t = useMessages(homeMessages);
  return (
    <Stack gap={2}>
      <Heading level={1} isFocusable>
        {t('failedMailsPageTitle')}
      </Heading>
      <Text tone="quiet">{t('mailsIntro')}</Text>
    </Stack>
  );
}
