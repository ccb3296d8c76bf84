import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  EmptyState,
  ForbiddenNotice,
  IconEdit,
  ProblemPanel,
  RichText,
  Section,
  Skeleton,
  SkeletonRegion,
} from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export interface WhoAreWeProps {
  view: View<{ html: string }>;
  /** Without it, the text is read only. */
  onEdit: (() => void) | undefined;
}

export function WhoAreWe({ view, onEdit }: WhoAreWeProps) {
  const t = useMessages(communitiesAdminMessages);
  const canEdit = onEdit !== undefined && (view.state === 'ready' || view.state === 'empty');
  const edit = canEdit && (
    <Button icon={IconEdit} size="sm" label={t('editWhoAreWe')} onPress={onEdit}>
      {t('edit')}
    </Button>
  );
  return (
    <Section title={t('whoAreWe')} actions={edit}>
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion>
            <Skeleton lines={8} />
          </SkeletonRegion>
        )}
        empty={() => (
          <EmptyState scope="panel" title={t('aboutEmpty')} text={canEdit ? t('aboutEmptyText') : undefined} />
        )}
        failed={(problem, retry) => (
          <ProblemPanel scope="panel" title={t('aboutFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice title={t('aboutFailed')} text={problem.message} />}
        ready={({ html }) => <RichText html={html} />}
      />
    </Section>
  );
}
