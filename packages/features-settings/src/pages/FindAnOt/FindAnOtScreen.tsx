import type { Segment, Workplace } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  Button,
  DescriptionList,
  Heading,
  IconExternal,
  Inline,
  PageLayout,
  PanelSwitch,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

type Segments = View<{ segments: Segment[] }>;

export interface FindAnOtScreenProps {
  workplace: View<Workplace>;
  areas: Segments;
  schemes: Segments;
  /** Where a member changes it. */
  updateHref: string | undefined;
}

/** Nothing of it is changed here. */
export function FindAnOtScreen({ workplace, areas, schemes, updateHref }: FindAnOtScreenProps) {
  const t = useMessages(settingsMessages);
  const { day } = useFormats();
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('findAnOtPageTitle')}
          </Heading>
          <Text tone="quiet">{t('findAnOtIntro')}</Text>
        </Stack>
      }
    >
      <Stack gap={8}>
        <PanelSwitch
          title={t('whereIWork')}
          view={workplace}
          skeleton={<Skeleton lines={3} />}
          failedTitle={t('whereIWorkFailed')}
        >
          {({ role, startDate, organisation }) => (
            <DescriptionList
              items={[
                { term: t('workRole'), description: role || t('noValue') },
                { term: t('workStarted'), description: day(startDate) },
                { term: t('workOrganisation'), description: organisation?.name ?? t('noValue') },
              ]}
            />
          )}
        </PanelSwitch>
        <Names title={t('areasOfPractice')} view={areas} failedTitle={t('areasFailed')} />
        <Names title={t('fundingSchemes')} view={schemes} failedTitle={t('schemesFailed')} />
        {updateHref !== undefined && (
          <Inline>
            <Button
              tone="primary"
              icon={IconExternal}
              href={updateHref}
              target="_blank"
              label={`${t('updateFindAnOt')} ${t('opensInNewTab')}`}
            >
              {t('updateFindAnOt')}
            </Button>
          </Inline>
        )}
      </Stack>
    </PageLayout>
  );
}

function Names({ title, view, failedTitle }: { title: string; view: Segments; failedTitle: string }) {
  const t = useMessages(settingsMessages);
  return (
    <PanelSwitch title={title} view={view} skeleton={<Skeleton lines={2} />} failedTitle={failedTitle}>
      {({ segments }) =>
        segments.length === 0 ? (
          <Text tone="quiet">{t('nothingKept')}</Text>
        ) : (
          <Inline>
            {segments.map(({ segmentId, segmentName }) => (
              <Tag key={segmentId}>{segmentName}</Tag>
            ))}
          </Inline>
        )
      }
    </PanelSwitch>
  );
}
