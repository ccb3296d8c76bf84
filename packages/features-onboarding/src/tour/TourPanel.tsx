import { useMessages, usePortal } from '@portal/kit';
import { Button, Heading, Inline, Spread, Stack, Text } from '@portal/ui';
import type { Ref } from 'react';
import { onboardingMessages } from '../messages.ts';
import type { TourStep } from './tour-steps.ts';

export interface TourPanelProps {
  step: TourStep;
  /** Which one it is of how many, from 0. */
  at: number;
  total: number;
  titleId: string;
  textId: string;
  nextRef: Ref<HTMLButtonElement>;
  onNext(): void;
  onBack(): void;
  onEnd(): void;
}

const words = {
  welcome: { title: 'tourWelcomeTitle', text: 'tourWelcomeText' },
  communities: { title: 'tourCommunitiesTitle', text: 'tourCommunitiesText' },
  events: { title: 'tourEventsTitle', text: 'tourEventsText' },
  happening: { title: 'tourHappeningTitle', text: 'tourHappeningText' },
  account: { title: 'tourAccountTitle', text: 'tourAccountText' },
} as const;

/** What one step says, and the ways on. */
export function TourPanel(props: TourPanelProps) {
  const { step, at, total } = props;
  const t = useMessages(onboardingMessages);
  const { profile } = usePortal();
  const { title, text } = words[step.id];
  const isLast = at === total - 1;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} id={props.titleId}>
          {title === 'tourWelcomeTitle' ? t(title, { organisation: profile.shortName }) : t(title)}
        </Heading>
        <Stack gap={2} id={props.textId}>
          <Text>{t(text)}</Text>
          {step.isInMenu && <Text>{t('tourInMenu')}</Text>}
        </Stack>
      </Stack>
      <Text size="sm" tone="quiet" isTabular>
        {t('tourProgress', { n: at + 1, total })}
      </Text>
      <Spread gap={2}>
        <Inline gap={2}>
          <Button tone="primary" buttonRef={props.nextRef} onPress={isLast ? props.onEnd : props.onNext}>
            {isLast ? t('tourDone') : t('tourNext')}
          </Button>
          {at > 0 && <Button onPress={props.onBack}>{t('tourBack')}</Button>}
        </Inline>
        {!isLast && (
          <Button tone="quiet" onPress={props.onEnd}>
            {t('tourSkip')}
          </Button>
        )}
      </Spread>
    </Stack>
  );
}
