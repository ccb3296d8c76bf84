import type { EventDetail } from '@portal/api';
import { useMessages } from '@portal/kit';
import { DescriptionList, Heading, Image, RichText, Section, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsMessages } from '../../messages.ts';

/** What only some events tell: how they count, what goes with them, who pays for them, how to get in. */
export function EventExtras({ event }: { event: EventDetail }) {
  const t = useMessages(eventsMessages);
  const { canEnrolContent, canEnrolLayout, coursesLayout } = event;
  const texts = [
    [t('reasoning'), event.reasoningContent],
    [t('access'), event.accessContent],
    [t('sponsor'), event.sponsorContent],
  ] as const;
  return (
    <>
      {event.cpdDetails.length > 0 && (
        <Section title={t('cpdDetails')}>
          <DescriptionList items={event.cpdDetails.map(({ key, value }) => ({ term: key, description: value }))} />
        </Section>
      )}
      {(canEnrolContent !== null || canEnrolLayout !== null) && (
        <Layout title={canEnrolLayout?.title ?? null} image={canEnrolLayout?.image ?? null}>
          {canEnrolContent !== null && <RichText html={canEnrolContent} headingLevel={3} />}
        </Layout>
      )}
      {coursesLayout !== null && (
        <Layout title={coursesLayout.title} image={coursesLayout.image}>
          <Text>{coursesLayout.description}</Text>
        </Layout>
      )}
      {texts.map(
        ([title, html]) =>
          html !== null && (
            <Section key={title} title={title}>
              <RichText html={html} headingLevel={3} />
            </Section>
          ),
      )}
    </>
  );
}

function Layout(props: { title: string | null; image: string | null; children: ReactNode }) {
  return (
    <Stack gap={3}>
      {props.title !== null && <Heading level={2}>{props.title}</Heading>}
      {props.image !== null && <Image src={props.image} alt="" ratio="3:1" />}
      {props.children}
    </Stack>
  );
}
