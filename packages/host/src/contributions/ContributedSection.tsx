import { useMessages } from '@portal/kit';
import { ErrorBoundary, Section, Skeleton, SkeletonRegion } from '@portal/ui';
import type { ComponentType } from 'react';
import { FeaturePart } from '../shell/FeaturePart.tsx';
import { hostMessages } from '../messages.ts';

interface ContributedSectionProps<Props extends object> {
  section: { title: string; load(): Promise<{ default: ComponentType<Props> }> };
  given: Props;
  /** It renders its own title, which stands while its code is on its way. */
  isTitled?: boolean;
}

/** A section of a feature: its code comes by itself, and where that fails or breaks, the rest of the page stays. */
export function ContributedSection<Props extends object>({
  section,
  given,
  isTitled = true,
}: ContributedSectionProps<Props>) {
  const t = useMessages(hostMessages);
  const { title } = section;
  return (
    <ErrorBoundary
      title={t('failedNamed', { title })}
      text={t('pageFailedText')}
      // The browser remembers code that could not be loaded until the page is loaded anew.
      onRetry={() => window.location.reload()}
    >
      <FeaturePart
        part={section}
        given={given}
        onError={{ title: t('failedNamed', { title }), text: t('pageFailedText') }}
        fallback={
          <Section {...(isTitled && { title })}>
            <SkeletonRegion label={t('loadingNamed', { title })}>
              <Skeleton kind="text" lines={3} />
            </SkeletonRegion>
          </Section>
        }
      />
    </ErrorBoundary>
  );
}
