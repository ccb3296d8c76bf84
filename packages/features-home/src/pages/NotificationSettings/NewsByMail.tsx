import type { NewsByMail as Wishes } from '@portal/api';
import { everyMailedKind, type MailChannel, mailChannels, type MailedKind } from '@portal/rules';
import { useMessages, type View } from '@portal/kit';
import { Button, Card, Inline, PanelSwitch, RadioGroup, Skeleton, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { homeMessages } from '../../messages.ts';
import { DigestPreview } from './DigestPreview.tsx';

export interface NewsByMailProps {
  view: View<Wishes>;
  isSaving: boolean;
  onSave: (wishes: Wishes) => void;
}

const labels = {
  posts: 'byMailPosts',
  comments: 'byMailComments',
  replies: 'byMailReplies',
  mentions: 'byMailMentions',
  meetings: 'byMailMeetings',
} as const satisfies Record<MailedKind, string>;

const channelLabels = {
  off: 'byMailOff',
  digest: 'byMailDigest',
  atOnce: 'byMailAtOnce',
} as const satisfies Record<MailChannel, string>;

/** What somebody gets by e-mail: for each kind of news how, and how often the digest comes. */
export function NewsByMail({ view, ...props }: NewsByMailProps) {
  const t = useMessages(homeMessages);
  return (
    <PanelSwitch
      title={t('byMailTitle')}
      view={view}
      skeletonLabel={t('byMailLoading')}
      skeleton={<Skeleton lines={12} />}
      failedTitle={t('byMailLoadFailed')}
    >
      {(wishes) => <Choices wishes={wishes} {...props} />}
    </PanelSwitch>
  );
}

function Choices({ wishes, isSaving, onSave }: Omit<NewsByMailProps, 'view'> & { wishes: Wishes }) {
  const t = useMessages(homeMessages);
  const [isPreviewed, preview] = useState(false);
  const channels = mailChannels.map((value) => ({ value, label: t(channelLabels[value]) }));
  const choose = (kind: MailedKind, value: string) => {
    const channel = mailChannels.find((one) => one === value);
    if (channel !== undefined) onSave({ ...wishes, [kind]: channel });
  };
  return (
    <Card padding={6}>
      <Stack gap={6}>
        <Text tone="quiet">{t('byMailIntro')}</Text>
        {everyMailedKind.map((kind) => (
          <RadioGroup
            key={kind}
            label={t(labels[kind])}
            isInline
            options={channels}
            value={wishes[kind]}
            isReadOnly={isSaving}
            onChange={(value) => choose(kind, value)}
          />
        ))}
        <RadioGroup
          label={t('byMailPace')}
          isInline
          value={wishes.pace}
          isReadOnly={isSaving}
          options={[
            { value: 'daily', label: t('byMailDaily') },
            { value: 'weekly', label: t('byMailWeekly') },
          ]}
          onChange={(pace) => onSave({ ...wishes, pace: pace === 'daily' ? 'daily' : 'weekly' })}
        />
        <Inline>
          <Button onPress={() => preview(true)}>{t('byMailPreview')}</Button>
        </Inline>
        <DigestPreview isOpen={isPreviewed} wishes={wishes} onClose={() => preview(false)} />
      </Stack>
    </Card>
  );
}
