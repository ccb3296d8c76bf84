import type { CallReply, calls, DeskEvent } from '@portal/api';
import { isNotFound, useMessages, usePortal, type View, zonedRangeText } from '@portal/kit';
import {
  BackLink,
  Button,
  EmptyState,
  Heading,
  IconPrint,
  Illustration,
  Inline,
  PageLayout,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { PageOfNoEvent } from '../../components/EventNotFound.tsx';
import { eventsDeskMessages } from '../../messages.ts';
import { NeedsSummary } from './NeedsSummary.tsx';

export interface CateringScreenProps {
  event: View<DeskEvent>;
  view: View<CallReply<typeof calls.attendance.needs>>;
  backHref: string | undefined;
  onPrint: () => void;
}

export function CateringScreen({ event, view, backHref, onPrint }: CateringScreenProps) {
  const t = useMessages(eventsDeskMessages);
  const { locale } = usePortal();
  if (event.state === 'failed' && isNotFound(event.problem)) return <PageOfNoEvent />;
  return (
    <PageLayout width="small" header={backHref !== undefined && <BackLink href={backHref}>{t('attendees')}</BackLink>}>
      <Stack gap={5}>
        <Heading level={1} isFocusable>
          {t('catering')}
        </Heading>
        <PanelSwitch view={event} skeleton={<Skeleton lines={2} />} failedTitle={t('headFailed')}>
          {(shown) => (
            <Stack gap={1}>
              <Text weight="semibold">{shown.title}</Text>
              <Text tone="quiet">{zonedRangeText(shown, shown.eventStartUtc, shown.eventEndUtc, locale)}</Text>
            </Stack>
          )}
        </PanelSwitch>
        <PanelSwitch
          view={view}
          scope="page"
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('cateringLoading')}
          failedTitle={t('cateringFailed')}
          empty={
            <EmptyState
              illustration={<Illustration name="people" />}
              title={t('nobodyNeeds')}
              text={t('nobodyNeedsText')}
            />
          }
        >
          {(needs) => (
            <Stack gap={5}>
              <Inline gap={3}>
                <Button icon={IconPrint} onPress={onPrint}>
                  {t('print')}
                </Button>
              </Inline>
              <NeedsSummary needs={needs} />
            </Stack>
          )}
        </PanelSwitch>
      </Stack>
    </PageLayout>
  );
}
