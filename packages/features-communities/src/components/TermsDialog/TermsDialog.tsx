import { calls, useEndpoint, type Community } from '@portal/api';
import { useMessages, ViewSwitch } from '@portal/kit';
import {
  Button,
  Checkbox,
  Dialog,
  Inline,
  ProblemPanel,
  RichText,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';

interface TermsDialogProps {
  community: Pick<Community, 'id' | 'name'>;
  isPending: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** The terms of the community, or the global ones, to be accepted before joining. */
export function TermsDialog(props: TermsDialogProps) {
  const t = useMessages(communitiesMessages);
  const { view } = useEndpoint(calls.communities.terms, { params: { id: props.community.id } });
  const [isAccepted, setAccepted] = useState(false);

  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('termsTitle')}
      description={t('termsIntro', { name: props.community.name })}
      isPending={props.isPending}
      footer={
        <Inline justify="end">
          <Button onPress={props.onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={!isAccepted || view.state !== 'ready'}
            isPending={props.isPending}
            onPress={props.onAccept}
          >
            {t('next')}
          </Button>
        </Inline>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion>
            <Skeleton lines={6} />
          </SkeletonRegion>
        )}
        empty={() => <Text>{t('termsFailed')}</Text>}
        failed={(problem, retry) => (
          <ProblemPanel scope="panel" title={t('termsFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ProblemPanel scope="panel" title={t('termsFailed')} detail={problem.message} />}
        ready={(terms) => (
          <Stack gap={5}>
            <RichText html={terms.html} />
            <Checkbox label={t('accept')} isSelected={isAccepted} onChange={setAccepted} />
          </Stack>
        )}
      />
    </Dialog>
  );
}
