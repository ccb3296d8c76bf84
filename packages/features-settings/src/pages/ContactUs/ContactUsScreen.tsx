import { useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
import {
  Card,
  ForbiddenNotice,
  Heading,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryValues } from './enquiry-values.ts';

export interface ContactUsScreenProps {
  /** The form with what is known of whoever writes. */
  view: View<EnquiryValues>;
  /** Rejects where it was not sent. */
  onSend: (values: EnquiryValues) => Promise<void>;
}

export function ContactUsScreen({ view, onSend }: ContactUsScreenProps) {
  const t = useMessages(settingsMessages);
  const { profile } = usePortal();
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('contactUsPageTitle')}
          </Heading>
          <Text tone="quiet">{t('contactIntro', { organisation: profile.fullName })}</Text>
        </Stack>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('contactLoading')}>
            <Card padding={6}>
              <Skeleton lines={8} />
            </Card>
          </SkeletonRegion>
        )}
        empty={() => null}
        failed={(problem, retry) => <ProblemPanel title={t('loadFailed')} detail={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('loadFailed')} text={problem.message} />}
        ready={(initial) => (
          <Card padding={6}>
            <EnquiryForm initial={initial} onSend={onSend} />
          </Card>
        )}
      />
    </PageLayout>
  );
}
