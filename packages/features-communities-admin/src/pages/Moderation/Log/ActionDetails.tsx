import type { LoggedAction } from '@portal/api';
import { communitiesMessages, decisionReasonWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';

/** Why something was done, what was told of it, and what only moderators read. */
export function ActionDetails({ deed: { reason, message, note } }: { deed: LoggedAction }) {
  const t = useMessages(communitiesAdminMessages);
  const words = useMessages(communitiesMessages);
  const lines = [
    reason !== null && t('deedReason', { reason: words(decisionReasonWords[reason]) }),
    message !== '' && t('deedMessage', { message }),
    note !== '' && t('deedNote', { note }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Stack gap={1}>
      {lines.map((line) => (
        <Text key={line} size="sm" tone="quiet" keepsLines>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
