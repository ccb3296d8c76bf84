import type { CallReply, calls } from '@portal/api';
import { isBlankHtml } from '@portal/rules';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Banner,
  Button,
  EmptyState,
  ForbiddenNotice,
  IconEdit,
  ProblemPanel,
  RichText,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  Switch,
} from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export type Agreement = CallReply<typeof calls.requirements.agreement>;

export interface AgreementScreenProps {
  view: View<Agreement>;
  isSaving: boolean;
  /** Without them, terms and switch are read only. */
  onSwitch: ((isRequireAgreement: boolean) => void) | undefined;
  onEdit: (() => void) | undefined;
}

/** Whether who joins accepts terms, and which. */
export function AgreementScreen({ view, ...props }: AgreementScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <SkeletonRegion>
          <Skeleton lines={8} />
        </SkeletonRegion>
      )}
      empty={() => null}
      failed={(problem, retry) => (
        <ProblemPanel scope="panel" title={t('agreementFailed')} detail={problem.message} onRetry={retry} />
      )}
      forbidden={(problem) => <ForbiddenNotice title={t('agreementFailed')} text={problem.message} />}
      ready={(agreement) => <Agreed {...props} agreement={agreement} />}
    />
  );
}

function Agreed({
  agreement,
  isSaving,
  onSwitch,
  onEdit,
}: Omit<AgreementScreenProps, 'view'> & { agreement: Agreement }) {
  const t = useMessages(communitiesAdminMessages);
  const isBlank = isBlankHtml(agreement.html);
  return (
    <Stack gap={5}>
      <Switch
        label={t('requireAgreement')}
        description={t('requireAgreementHint')}
        isSelected={agreement.isRequireAgreement}
        isPending={isSaving}
        isReadOnly={onSwitch === undefined}
        onChange={(isOn) => onSwitch?.(isOn)}
      />
      <Section
        title={t('terms')}
        actions={
          onEdit && (
            <Button icon={IconEdit} size="sm" label={t('editTerms')} onPress={onEdit}>
              {t('edit')}
            </Button>
          )
        }
      >
        {isBlank ? (
          <EmptyState scope="panel" title={t('noTerms')} text={onEdit && t('noTermsText')} />
        ) : (
          <Stack gap={4}>
            {!agreement.isOwn && <Banner tone="neutral">{t('termsGlobal')}</Banner>}
            <RichText html={agreement.html} />
          </Stack>
        )}
      </Section>
    </Stack>
  );
}
