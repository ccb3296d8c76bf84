import { useFormats, useMessages } from '@portal/kit';
import { Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';

export interface QueueRowProps {
  title: string;
  author: { firstName: string; lastName: string };
  createdAt: string;
  /** Where it has been reported. */
  reportsCount?: number;
}

/** One thing in the list of a queue. */
export function QueueRow({ title, author, createdAt, reportsCount }: QueueRowProps) {
  const t = useMessages(communitiesAdminMessages);
  const { relative } = useFormats();
  return (
    <Stack as="span" gap={1}>
      <Text as="span" weight="semibold" maxLines={2}>
        {title}
      </Text>
      <Text as="span" size="sm" tone="quiet">
        {t('writtenBy', { name: `${author.firstName} ${author.lastName}`, when: relative(createdAt) })}
      </Text>
      {reportsCount !== undefined && (
        <Text as="span" size="sm" tone="caution">
          {t('reports', { n: reportsCount })}
        </Text>
      )}
    </Stack>
  );
}
