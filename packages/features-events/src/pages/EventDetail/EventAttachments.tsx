import type { EventAttachment } from '@portal/api';
import { useMessages, usePortal, type View } from '@portal/kit';
import { IconFileText, Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export interface Attachments {
  docs: readonly EventAttachment[];
  links: readonly EventAttachment[];
}

/** Documents to download, which counts, and places to read on. */
export function EventAttachments({ view }: { view: View<Attachments> }) {
  const t = useMessages(eventsMessages);
  const { analytics } = usePortal();
  return (
    <PanelSwitch
      view={view}
      title={t('attachments')}
      skeleton={<Skeleton lines={2} />}
      failedTitle={t('attachmentsFailed')}
    >
      {({ docs, links }) =>
        docs.length + links.length === 0 ? (
          <Text tone="quiet">{t('noAttachments')}</Text>
        ) : (
          <Stack gap={3} as="ul">
            {docs.map(({ id, name, url }) => (
              <li key={id}>
                <Link
                  href={url}
                  icon={IconFileText}
                  download={name}
                  onPress={() => analytics.track('downloadAsset', { targetId: id })}
                >
                  {name}
                </Link>
              </li>
            ))}
            {links.map(({ id, name, url }) => (
              <li key={id}>
                <Link href={url} target="_blank">
                  {name}
                </Link>
              </li>
            ))}
          </Stack>
        )
      }
    </PanelSwitch>
  );
}
