import { useMessages } from '@portal/kit';
import { Button, Inline, Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';

export interface ReportDecisionProps {
  labels: { approve: string; deny: string };
  hint: string;
  onApprove: () => void;
  onDeny: () => void;
}

/** Agrees with those who have reported something, or does not. */
export function ReportDecision({ labels, hint, onApprove, onDeny }: ReportDecisionProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Button tone="critical" size="sm" label={labels.approve} onPress={onApprove}>
          {t('approve')}
        </Button>
        <Button size="sm" label={labels.deny} onPress={onDeny}>
          {t('deny')}
        </Button>
      </Inline>
      <Text size="sm" tone="quiet">
        {hint}
      </Text>
    </Stack>
  );
}
