import { firstTimeSteps, type FirstTimeStep } from '@portal/rules';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Card,
  ForbiddenNotice,
  Heading,
  PageLayout,
  ProblemPanel,
  SkeletonField,
  SkeletonRegion,
  Stack,
  Stepper,
  Text,
} from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { titleOfStep } from '../../model/welcome/welcome-steps.ts';
import { welcomeMessages } from '../../model/messages.ts';
import { FinishedNotice } from './FinishedNotice.tsx';
import { StepActions } from './StepActions.tsx';

export interface WelcomeStepProps {
  step: FirstTimeStep;
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
  intro: string;
  /** Fields that are rendered until the values have come. */
  fields?: number;
  /** Without the list of steps beside it. */
  isFullPage?: boolean;
  children: (start: WelcomeStart) => ReactNode;
}

/** A step of the wizard beside the list of all, with its heading, which has the focus first. */
export function WelcomeStep({ step, view, way, intro, fields = 4, isFullPage = false, children }: WelcomeStepProps) {
  const t = useMessages(welcomeMessages);
  const steps = view.state === 'ready' ? view.data.form.steps : firstTimeSteps;
  const head = useRef<HTMLDivElement>(null);
  const isLedBack = way.ledBack !== null;
  useEffect(() => {
    // Whoever is led back has the focus where something is wrong.
    if (!isLedBack) head.current?.querySelector('h1')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The heading has it first, and not again.
  }, []);
  const place = t('stepOf', { n: Math.max(1, steps.indexOf(step) + 1), count: steps.length });
  const content = (
    <Stack gap={6}>
      <div ref={head}>
        <Stack gap={2}>
          {isFullPage && (
            <Text size="sm" tone="quiet">
              {place}
            </Text>
          )}
          <Heading level={1} isFocusable>
            {t(titleOfStep[step])}
          </Heading>
          <Text tone="quiet">{intro}</Text>
        </Stack>
      </div>
      <ViewSwitch
        view={view}
        loading={() => <WelcomeLoading fields={fields} onBack={way.onBack} />}
        empty={() => null}
        failed={(problem, retry) => <ProblemPanel title={t('loadFailed')} detail={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('loadFailed')} text={problem.message} />}
        ready={(start) => (start.known.isFinished ? <FinishedNotice way={way} /> : children(start))}
      />
    </Stack>
  );
  if (isFullPage) return <PageLayout width="large">{content}</PageLayout>;
  return (
    <PageLayout
      width="medium"
      side={
        <Stepper
          label={t('steps')}
          steps={steps.map((id) => ({ id, label: t(titleOfStep[id]) }))}
          currentId={step}
          labels={{
            progress: (n, count) => t('stepOf', { n, count }),
            done: t('stepDone'),
            invalid: t('stepInvalid'),
            showSteps: t('showSteps'),
          }}
        />
      }
      sidePosition="start"
      sideWidth="menu"
    >
      {content}
    </PageLayout>
  );
}

/** The step as tall as it will be, and not to be used yet. */
export function WelcomeLoading({ fields, onBack }: { fields: number; onBack: (() => void) | undefined }) {
  const t = useMessages(welcomeMessages);
  return (
    <Card padding={6}>
      <Stack gap={6}>
        <SkeletonRegion label={t('loading')}>
          <Stack gap={5}>
            {Array.from({ length: fields }, (_, at) => (
              <SkeletonField key={at} />
            ))}
          </Stack>
        </SkeletonRegion>
        <StepActions onBack={onBack} isDisabled />
      </Stack>
    </Card>
  );
}
