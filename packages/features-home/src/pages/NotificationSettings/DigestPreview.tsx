import { calls, type NewsByMail, useEndpoint } from '@portal/api';
import { typesMailed } from '@portal/rules';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Dialog, Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { homeMessages } from '../../messages.ts';
import { sentenceOf } from '../../model/sentence.ts';
import { targetOf } from '../../model/target.ts';

export interface DigestPreviewProps {
  isOpen: boolean;
  wishes: NewsByMail;
  onClose: () => void;
}

/** What the last digest would have held with these choices: the server's own answer. */
export function DigestPreview({ isOpen, wishes, onClose }: DigestPreviewProps) {
  const t = useMessages(homeMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('previewTitle')}>
      {typesMailed(wishes, 'digest').length === 0 ? (
        <Text>{t('previewNothingChosen')}</Text>
      ) : (
        <Preview wishes={wishes} />
      )}
    </Dialog>
  );
}

function Preview({ wishes }: Pick<DigestPreviewProps, 'wishes'>) {
  const t = useMessages(homeMessages);
  const { date } = useFormats();
  const to = useDestinations(destinations);
  const { view } = useEndpoint(calls.notifications.previewOfDigest, { query: wishes });
  return (
    <PanelSwitch
      view={view}
      skeletonLabel={t('previewLoading')}
      skeleton={<Skeleton lines={6} />}
      failedTitle={t('previewFailed')}
    >
      {({ since, notifications, totalItemCount }) => (
        <Stack gap={4}>
          <Text tone="quiet">{t('previewSince', { date: date(since) })}</Text>
          {totalItemCount === 0 && <Text>{t('previewNone')}</Text>}
          {notifications.length > 0 && (
            <Stack as="ul" gap={3} label={t('previewTitle')}>
              {notifications.map((news) => {
                const href = targetOf(news, to);
                const sentence = sentenceOf(news, t);
                return <li key={news.id}>{href === undefined ? sentence : <Link href={href}>{sentence}</Link>}</li>;
              })}
            </Stack>
          )}
          {totalItemCount > notifications.length && (
            <Text>{t('previewMore', { n: totalItemCount - notifications.length })}</Text>
          )}
        </Stack>
      )}
    </PanelSwitch>
  );
}
